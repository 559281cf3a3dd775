import { css, styled } from 'styled-components';
import { COLUMN_KEYS, columnOf, type ListColumn } from '../columns';
import { CARDS } from '../use-small-screen';

const SELECT_WIDTH = '32px';

interface Track extends Omit<ListColumn, 'kind' | 'header' | 'value'> {
  readonly selector: string;
  readonly kind: ListColumn['kind'] | 'actions';
}

/** Of each column but the first. */
const columns: readonly Track[] = [
  ...COLUMN_KEYS.map((key) => ({ selector: `[data-column='${key}']`, ...columnOf(key) })),
  {
    selector: "[data-column='actions']",
    kind: 'actions',
    width: '7rem',
    card: '6 / 2',
    wideCard: '3 / 3 / 5 / 4',
  },
];

function selectors(part: typeof columns): string {
  return part.map(({ selector }) => selector).join(', ');
}

function tracks(part: typeof columns): string {
  return `${SELECT_WIDTH} ${part.map(({ width }) => width).join(' ')}`;
}

/** Columns give way one after another as the table gets narrower, whatever the window is. */
const narrower = columns
  .flatMap(({ from = [] }) => from)
  .sort((one, other) => other - one)
  .map((width) => {
    const kept = columns.filter(({ from = 0 }) => from < width);
    const left = columns.filter(({ from = 0 }) => from >= width);
    return `
      @container not (min-width: ${width}rem) {
        tr { grid-template-columns: ${tracks(kept)}; }
        :is(thead, tbody) :is(${selectors(left)}) { display: none; }
      }
    `;
  })
  .join('');

/** The table, and what stands beside it. */
export const TableRoom = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  > :first-child { flex: 1; min-width: 0; }
`;

const header = css`
  thead {
    position: sticky;
    /* Below what can be done with selected rows. */
    top: var(--list-bar, 0px);
    z-index: 2;
    border-start-start-radius: var(--radius-lg);
    border-start-end-radius: var(--radius-lg);
  }
  tbody {
    position: relative;
    border-top: 0;
    border-end-start-radius: var(--radius-lg);
    border-end-end-radius: var(--radius-lg);
    box-shadow: var(--shadow);
    overflow-anchor: none;
  }
`;

const times = selectors(columns.filter(({ kind }) => kind === 'time'));
const long = `tbody :is(th > a, ${selectors(columns.filter(({ isClamped }) => isClamped))})`;

/** The whole of it is on the delivery's page. */
const cutOff = css`
  ${long} { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const clamped = css`
  ${long} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
  }
`;

/** The whole row is its link; other controls are layered above it. */
const links = css`
  [data-row-link] { color: inherit; text-decoration: none; }
  [data-row-link]::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius); }
  [data-row-link]:focus-visible { outline: none; }
  [data-row-link]:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; }
  [data-column='actions'] { margin: 0 -4px 0 -8px; white-space: nowrap; }
  [data-column='actions'] > * {
    z-index: 1;
    min-height: var(--target-small);
    margin-inline-end: -4px;
    padding: 0 var(--space-2);
    font-size: var(--text-xs);
  }
`;

const cards = css`
  thead, tbody { border: 0; background: none; box-shadow: none; }
  td { white-space: normal; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tbody tr {
    grid-template-columns: minmax(40%, 1fr) auto;
    gap: var(--space-1) var(--space-3);
    padding: var(--space-3) var(--space-4);
    background: var(--surface);
    border: 1px solid var(--border);
    border-radius: var(--radius-lg);
    box-shadow: var(--shadow);
  }
  ${columns.map(({ selector, card }) => `:is(tbody) ${selector} { display: block; grid-area: ${card}; }`)}
  tbody [data-column='select'] { position: absolute; inset: 2px auto auto 0; }
  tbody tr [data-column='select'] > * { min-width: var(--target); min-height: var(--target); }
  ${clamped}
  tbody th { padding-inline-start: 28px; font-size: var(--text-md); line-height: 1.4; }
  tbody :is([data-column='status'], [data-column='actions']) { text-align: end; }
  tbody [data-column='status'] > * { flex-wrap: wrap; justify-content: end; }
  [data-column='actions'] > * { font-size: var(--text-sm); }
  tbody [data-column='address'] { margin-bottom: var(--space-1); color: var(--muted); font-size: var(--text-sm); }
  tbody :is(${selectors(columns.filter(({ hasCardLabel }) => hasCardLabel))}) {
    font-size: var(--text-sm);
    &::before {
      content: attr(data-label) ': ';
      content: attr(data-label) ': ' / '';
      color: var(--muted);
    }
  }
  tbody [data-column='urgency'] { align-self: center; }
  tbody tr [data-column='actions'] > * { min-height: var(--target); }
  [data-row-link]::after { border-radius: var(--radius-lg); }

  /* Large text on a small screen. */
  @container not (min-width: 16rem) {
    tbody [data-column='actions'] { grid-area: 7 / 1 / 8 / 3; white-space: normal; }
    tbody [data-column='urgency'] { grid-column: 1 / 3; }
    tbody [data-column='status'] { min-width: 0; }
  }

  @container (min-width: 30rem) {
    tbody tr { grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) auto; }
    ${columns.map(({ selector, wideCard }) => `:is(tbody) ${selector} { grid-area: ${wideCard}; }`)}
    tbody [data-column='actions'] { align-self: end; }
    tbody [data-column='urgency'] { text-align: end; }
  }
`;

/**
 * A table whose rows are placed one by one, so that only those in sight need be there; a list of cards on a small
 * screen. The roles are written out because \`display\` takes them away.
 */
export const VirtualTableFrame = styled.table`
  display: block;
  /* Its columns ask for its width. */
  container-type: inline-size;
  font-variant-numeric: tabular-nums;
  caption { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  thead, tbody { display: block; background: var(--surface); border: 1px solid var(--border); }
  thead { background: var(--sunken); }
  ${header}
  tr {
    display: grid;
    grid-template-columns: ${tracks(columns)};
    column-gap: var(--space-3);
    padding-inline: var(--space-4);
  }
  th, td { min-width: 0; padding: 0; text-align: start; font-weight: 400; overflow-wrap: anywhere; }
  tbody tr {
    position: absolute;
    inset: 0 0 auto;
    align-items: center;
    min-height: 35px;
    padding-block: 2px;
    border-bottom: 1px solid var(--border);
    font-size: var(--text-sm);
    line-height: 1.35;
    @media (pointer: coarse) { min-height: 45px; }
  }
  td { white-space: nowrap; }
  @media (pointer: fine) {
    tbody :is([data-column='select'], [data-column='actions']) > * { min-height: 30px; }
  }
  tbody [data-column='status'] > * { display: flex; }
  /* Two badges on one line. */
  tbody [data-column='status'] > * > :not(:only-child) { padding-inline: 4px; font-size: 0.75rem; }
  tbody [data-column='status'] :not(:only-child) > * > svg { display: none; }
  tbody :is(${times}) { font-size: var(--text-xs); }
  tbody th { font-weight: 550; }
  tbody tr:is(:hover, [aria-current]) { background: var(--sunken); }
  tbody tr[data-selected] { background: var(--accent-soft); }
  tbody tr[data-selected]:hover { background: var(--accent-soft-hover); }
  tbody tr[aria-current] { box-shadow: inset 3px 0 0 var(--link); }
  [data-column='select'] { margin-inline-start: -8px; }
  ${cutOff}
  ${links}

  ${narrower}
  @container not (min-width: 43rem) {
    tr { column-gap: 6px; padding-inline: var(--space-3); }
  }

  @media ${CARDS} {
    ${cards}
  }
`;
