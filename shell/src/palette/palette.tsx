import type { Found, RegistryEntry } from '@fleetfoot/shared/contract';
import { cleanText } from '@fleetfoot/shared/domain';
import { navAt, TEST_PATHS } from '@fleetfoot/shared/federation/runtime';
import { Dialog, Note, TextField } from '@fleetfoot/shared/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useShell, useShellContext } from '../chrome/use-shell';
import { scannedPath } from '../keys/scanned-path';
import { PALETTE } from '../texts/english/palette';
import { useFindings } from './use-findings';

const List = styled.div`
  display: grid;
  gap: var(--space-3);
  max-height: min(52vh, 460px);
  margin-block-start: var(--space-4);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Group = styled.div`
  > :first-child {
    padding: 0 var(--space-3) var(--space-1);
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 600;
  }
`;

const Option = styled.div`
  display: grid;
  align-content: center;
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  overflow-wrap: anywhere;
  cursor: pointer;
  small { color: var(--muted); font-size: var(--text-sm); }
  kbd { grid-area: 1 / 2; justify-self: end; font: inherit; font-size: var(--text-sm); }
  &:hover { background: var(--sunken); }
  &[aria-selected='true'] { background: var(--accent-soft); color: var(--link); }
`;

interface Section {
  readonly title: string;
  readonly found: readonly Page[];
}

/** A page or a thing; a command may have a key. */
type Page = Found & { readonly key?: string };

/** The start page, with the steps that were put away. */
const SETUP: Page = { label: PALETTE.setup, path: '/' };

/** Leads to its own stops. */
const TOUR: Page = { label: PALETTE.tour, path: '/' };

const folded = (text: string) => cleanText(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Pages and commands in whose name every word of the text begins a word; all of them for no text. */
function pagesFor(text: string, pages: readonly Page[]): readonly Page[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return pages.filter(({ label }) => words.every((word) => ` ${folded(label)}`.includes(` ${word}`)));
}

/** A page of the account may be a command, too, for shells that know no such pages. */
function onePerPage(pages: readonly Page[]): readonly Page[] {
  return pages.filter(({ path }, index) => pages.findIndex((one) => one.path === path) === index);
}

/** `deliveries by reference, team members by name` */
function promiseOf(finders: readonly RegistryEntry[]): string {
  return [PALETTE.pages, ...finders.map(({ finds }) => finds)].join(', ');
}

/** What became of the search. */
function told(count: number, isLooking: boolean, text: string): string {
  if (isLooking) return PALETTE.searching;
  if (count === 0) return PALETTE.nothing(text);
  return count === 1 ? PALETTE.one : PALETTE.several(String(count));
}

interface PaletteProps {
  /** What a scanner has read, to begin with. */
  readonly scanned?: string | undefined;
  readonly onClose: () => void;
}

/** Finds pages, commands and the things of the remotes by what is typed or scanned, and goes there. */
export function Palette({ scanned = '', onClose }: PaletteProps) {
  const { shell, remotes, navigate } = useShellContext();
  const { nav, account, path, hasKeys, dayPlace } = useShell((state) => state);
  const [text, setText] = useState(scanned);
  const [chosen, setChosen] = useState(0);
  /** Whether the page of the one thing that is called so is wanted: of what was scanned, and at Enter before it is found. */
  const [isWanted, setWanted] = useState(scanned !== '');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  // What remotes find is live.
  const entries = remotes.entries();
  const finders = path.startsWith(TEST_PATHS) ? [] : entries.filter(({ finds }) => finds);
  const answers = useFindings(remotes, finders, text);
  const commands = entries.flatMap((entry) => entry.commands ?? []);
  // Only where somebody has steps or stops to tell, and of steps, where some page has shown a day.
  const hasDay = entries.some(({ day }) => day);
  const own = hasDay && dayPlace !== undefined ? [SETUP] : [];
  const here = navAt([...onePerPage([...nav, ...account, ...commands]), ...own], path);
  // The tour is of every page.
  const pages = pagesFor(text, hasDay ? [...here, TOUR] : here);
  const sections: readonly Section[] = [
    { title: PALETTE.pagesTitle, found: pages },
    ...answers.map(({ title, found = [] }) => ({ title, found })),
  ].filter(({ found }) => found.length > 0);
  const options = sections.flatMap(({ found }) => found);
  const active = Math.min(chosen, options.length - 1);
  const isLooking = answers.some(({ found }) => found === undefined);
  const failed = answers.filter(({ hasFailed }) => hasFailed);
  const optionID = (index: number) => `${id}-${index}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever option it is, it is shown.
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  function go(found: Found) {
    onClose();
    if (found === TOUR) {
      shell.setState({ tour: 'asked' });
      return;
    }
    if (found === SETUP) shell.setState({ isSetupWanted: true });
    navigate(found.path);
  }

  // The next scan takes the place of this one.
  useEffect(() => field.current?.select(), []);

  const things = isLooking || !isWanted ? [] : answers.flatMap(({ found = [] }) => found);
  const exact = things.filter(({ label }) => folded(label) === folded(text));
  const only = exact.length === 1 ? exact[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is found.
  useEffect(() => {
    if (only) go(only);
  }, [only]);

  function onKeyDown(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const option = options[active];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setChosen((active + step + options.length) % options.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const scannedPage = scannedPath(cleanText(text));
      if (scannedPage !== undefined) go({ label: text, path: scannedPage });
      else if (option) go(option);
      else {
        setWanted(true);
        field.current?.select();
      }
    }
  }

  return (
    <Dialog open title={PALETTE.title} onClose={onClose}>
      <TextField
        ref={field}
        label={PALETTE.label}
        hint={PALETTE.finds(promiseOf(finders))}
        type="search"
        role="combobox"
        autoComplete="off"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? optionID(active) : undefined}
        aria-autocomplete="list"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChosen(0);
          setWanted(false);
        }}
        onKeyDown={onKeyDown}
      />
      <List ref={list} id={`${id}-list`} role="listbox" aria-label={PALETTE.results}>
        {sections.map(({ title, found }) => (
          <Group key={title} role="group" aria-label={title}>
            <div aria-hidden="true">{title}</div>
            {found.map((one) => {
              const index = options.indexOf(one);
              return (
                <Option
                  key={`${one.path} ${one.label}`}
                  id={optionID(index)}
                  role="option"
                  aria-selected={index === active}
                  onClick={() => go(one)}
                >
                  <span>{one.label}</span>
                  {one.detail && <small>{one.detail}</small>}
                  {one.key && hasKeys && <kbd>{one.key.toUpperCase()}</kbd>}
                </Option>
              );
            })}
          </Group>
        ))}
      </List>
      {failed.map(({ id: remote, title }) => (
        <Note key={remote}>{PALETTE.failed(title)}</Note>
      ))}
      <Note role="status">{cleanText(text) && told(options.length, isLooking, cleanText(text))}</Note>
    </Dialog>
  );
}
