import { formatDate, parseLocalDateTime } from '@fleetfoot/shared/domain';
import { Icon } from '@fleetfoot/shared/ui';
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { usePageTexts } from '../../../texts/page-texts';
import { timesTexts } from '../../../texts/times';
import { addMonths, laterOf, movedBy, weeksOf } from './calendar';

const Month = styled.div`
  flex: 1 1 252px;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: var(--space-1);
`;

/** One that is disabled would lose the focus: it says so, and does nothing. */
const Turn = styled.button`
  width: var(--target);
  height: var(--target);
  padding: 0;
  display: grid;
  place-items: center;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--muted);
  cursor: pointer;
  &:first-child svg { rotate: 180deg; }
  &:hover { background: var(--sunken); color: var(--text); }
  &[aria-disabled] {
    background: none;
    color: var(--muted);
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

const Days = styled.table`
  width: 100%;
  table-layout: fixed;
  border-spacing: 0;
  text-align: center;
  font-variant-numeric: tabular-nums;
  th {
    padding: var(--space-1) 0;
    color: var(--muted);
    font-size: min(var(--text-xs), 4vw);
    font-weight: 400;
  }
  td {
    height: var(--target);
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--radius);
  }
  [data-day] { cursor: pointer; }
  [data-day]:hover { background: var(--sunken); }
  [data-day]:focus-visible { outline-offset: 1px; }
  [aria-disabled] { color: var(--muted); opacity: 0.6; cursor: not-allowed; }
  [aria-current] { border-color: var(--control); font-weight: 600; }
  [aria-selected='true'] {
    &, &:hover { background: var(--accent); }
    border-color: transparent;
    color: var(--on-accent);
    font-weight: 600;
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** `25 Nov 2026` */
export function dateOf(day: string): string {
  const noon = parseLocalDateTime(`${day}T12:00`);
  return noon ? formatDate(noon) : day;
}

interface MonthGridProps {
  /** The chosen day, as inputs write it; its month is shown. */
  readonly day: string;
  readonly today: string;
  /** The first day that can be chosen. */
  readonly first: string;
  readonly onChoose: (day: string) => void;
}

/** A month, of which one day is chosen: the one on which its user stands, by the pointer or by keys. */
export function MonthGrid({ day, today, first, onChoose }: MonthGridProps) {
  const texts = usePageTexts(timesTexts);
  const monthID = useId();
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const earlier = addMonths(day, -1);
  const hasEarlier = earlier.slice(0, 7) >= first.slice(0, 7);

  useLayoutEffect(() => {
    // Where the chosen day stands now, in this month or another.
    if (isMoving.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    isMoving.current = false;
  }, [day]);

  function move(to: string) {
    isMoving.current = to !== day;
    onChoose(to);
  }
  function press(event: KeyboardEvent) {
    const isOfBrowser = event.altKey || event.ctrlKey || event.metaKey;
    const to = isOfBrowser ? undefined : movedBy(event.key, day, first);
    if (to === undefined) return;
    // It would scroll the dialog.
    event.preventDefault();
    move(to);
  }
  function point({ target }: MouseEvent) {
    const { day: to } = (target as Element).closest<HTMLElement>('[data-day]')?.dataset ?? {};
    if (to) move(to);
  }

  return (
    <Month>
      <Head>
        <Turn
          type="button"
          aria-label={texts.previous}
          aria-disabled={!hasEarlier || undefined}
          onClick={() => hasEarlier && onChoose(laterOf(earlier, first))}
        >
          <Icon name="chevron-right" />
        </Turn>
        <h3 id={monthID} aria-live="polite">
          {dateOf(day).slice(3)}
        </h3>
        <Turn type="button" aria-label={texts.next} onClick={() => onChoose(addMonths(day, 1))}>
          <Icon name="chevron-right" />
        </Turn>
      </Head>
      <Days ref={grid} role="grid" aria-labelledby={monthID} onKeyDown={press} onClick={point}>
        <thead>
          <tr>
            {texts.days.split(' ').map((name, index) => (
              <th key={name} scope="col" abbr={name}>
                {texts.short.split(' ')[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day).map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: A week is where it stands.
            <tr key={index}>
              {week.map((one, weekday) =>
                one === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: A day of another month is where it stands.
                  <td key={weekday} />
                ) : (
                  <td
                    key={one}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: A cell of a grid is one.
                    role="gridcell"
                    {...(one < first ? { 'aria-disabled': true } : { 'data-day': one })}
                    tabIndex={one === day ? 0 : one < first ? undefined : -1}
                    // Its name has what is seen.
                    aria-label={dateOf(one).replace(/^0/, '')}
                    aria-selected={one === day}
                    aria-current={one === today ? 'date' : undefined}
                  >
                    {Number(one.slice(8))}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Days>
    </Month>
  );
}
