import { navAt } from '@fleetfoot/shared/federation/runtime';
import { Note, ReadingDialog, Stack } from '@fleetfoot/shared/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { switchStyle } from '../chrome/switch-style';
import { useShell, useShellContext } from '../chrome/use-shell';
import { KEYS } from '../texts/english/keys';
import { hasRows, type PageKey, pageKeys } from './page-keys';

const List = styled.dl`
  display: grid;
  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-2);
  }
  > div + div { border-top: 1px solid var(--border); }
  dd { flex: none; }
`;

const Heading = styled.h3`
  color: var(--muted);
  font-size: var(--text-sm);
`;

const Key = styled.kbd`
  display: inline-block;
  min-width: 28px;
  padding: 2px var(--space-2);
  border: 1px solid var(--border);
  border-radius: var(--radius-sm);
  background: var(--sunken);
  font: inherit;
  font-size: var(--text-sm);
  text-align: center;
`;

const Switch = styled.button`
  ${switchStyle}
  width: 100%;
  background: none;
  border: 0;
  cursor: pointer;
  /* Within its edge, so that the ring covers nothing of the line below. */
  outline-offset: -2px;
`;

const EVERYWHERE: readonly PageKey[] = [
  { key: '?', label: KEYS.list },
  { key: '/', label: KEYS.search },
];

const OF_ROWS: readonly PageKey[] = [
  { key: 'j', label: KEYS.nextRow },
  { key: 'k', label: KEYS.previousRow },
];

function Keys({ title, keys }: { readonly title: string; readonly keys: readonly PageKey[] }) {
  const id = useId();
  if (keys.length === 0) return undefined;
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <List>
        {keys.map(({ key, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <Key>{key.toUpperCase()}</Key>
            </dd>
          </div>
        ))}
      </List>
    </section>
  );
}

interface ShortcutsDialogProps {
  readonly onChange: (hasKeys: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of this page and of every page, and the switch that turns them off. */
export function ShortcutsDialog({ onChange, onClose }: ShortcutsDialogProps) {
  const { remotes } = useShellContext();
  const path = useShell((state) => state.path);
  const hasKeys = useShell((state) => state.hasKeys) === true;
  const [ofPage] = useState(() => [...pageKeys(), ...(hasRows() ? OF_ROWS : [])]);
  const id = useId();
  const commands = navAt(
    remotes.entries().flatMap((entry) => entry.commands ?? []),
    path,
  ).flatMap(({ key, label }) => (key === undefined ? [] : [{ key, label }]));
  return (
    <ReadingDialog title={KEYS.title} onClose={onClose}>
      <Stack>
        <div>
          <Switch
            type="button"
            role="switch"
            aria-checked={hasKeys}
            aria-describedby={id}
            onClick={() => onChange(!hasKeys)}
          >
            {KEYS.choice}
            <i />
          </Switch>
          <Note id={id}>{KEYS.hint}</Note>
        </div>
        {hasKeys && (
          <>
            <Keys title={KEYS.ofPage} keys={ofPage} />
            <Keys title={KEYS.everywhere} keys={[...commands, ...EVERYWHERE]} />
          </>
        )}
      </Stack>
    </ReadingDialog>
  );
}
