import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { css, styled } from 'styled-components';
import { COLUMN_KEYS, columnOf } from '../columns';

/** Where all columns have no room. */
const NARROW = '(max-width: 1279px)';

/** Of the last column, which has no header to sort by. */
const ACTIONS_WIDTH = '116px';

const columns = COLUMN_KEYS.map((key) => ({ selector: `[data-column='${key}']`, ...columnOf(key) }));

function selectors(part: typeof columns): string {
  return part.map(({ selector }) => selector).join(', ');
}

const wideTracks = columns.map(({ width }) => width).join(' ');
const narrowTracks = columns.flatMap(({ narrow = [] }) => narrow).join(' ');
const leftOut = selectors(columns.filter(({ narrow }) => narrow === undefined));

const header = css`
  thead {
    position: sticky;
    top: 0;
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

/** Two lines at most: the whole of it is on the delivery's page. */
const clamped = css`
  tbody :is(th > a, ${selectors(columns.filter(({ isClamped }) => isClamped))}) {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
`;

/** The whole row is its link; other controls are layered above it. */
const links = css`
  [data-row-link] { color: inherit; text-decoration: none; }
  [data-row-link]::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius); }
  [data-row-link]:focus-visible { outline: none; }
  [data-row-link]:focus-visible::after { outline: 2px solid var(--link); outline-offset: -2px; }
  [data-column='actions'] { margin: 0 -4px 0 -8px; white-space: nowrap; }
  [data-column='actions'] > * {
    z-index: 1;
    min-height: var(--target-small);
    margin-inline-end: -4px;
    padding: 0 var(--space-2);
    font-size: var(--text-sm);
  }
`;

const cards = css`
  thead, tbody { border: 0; background: none; box-shadow: none; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tbody tr {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-3);
    padding: var(--space-3) var(--space-4);
    background: var(--surface);
    border: 1px solid var(--border);
    border-radius: var(--radius-lg);
    box-shadow: var(--shadow);
  }
  ${columns.map(({ selector, card }) => `tbody ${selector} { display: block; grid-area: ${card}; }`)}
  tbody [data-column='actions'] { display: block; grid-area: 6 / 2; }
  ${clamped}
  tbody th { font-size: var(--text-md); line-height: 1.4; }
  tbody :is([data-column='status'], [data-column='actions']) { text-align: end; }
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
  [data-column='actions'] > * { min-height: var(--target); }
  [data-row-link]::after { border-radius: var(--radius-lg); }
`;

/**
 * A table whose rows are placed one by one, so that only those in sight need be there; a list of cards on a small
 * screen. The roles are written out because \`display\` takes them away.
 */
export const VirtualTableFrame = styled.table`
  display: block;
  width: 100%;
  font-variant-numeric: tabular-nums;
  caption { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  thead, tbody { display: block; background: var(--surface); border: 1px solid var(--border); }
  ${header}
  tr {
    display: grid;
    grid-template-columns: ${wideTracks} ${ACTIONS_WIDTH};
    column-gap: var(--space-3);
    padding-inline: var(--space-4);
  }
  th, td { min-width: 0; padding: 0; text-align: start; font-weight: 400; overflow-wrap: anywhere; }
  tbody tr {
    position: absolute;
    inset: 0 0 auto;
    align-items: center;
    min-height: 61px;
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--border);
    line-height: 1.35;
  }
  tbody th { font-weight: 550; }
  tbody tr:hover { background: var(--sunken); }
  ${clamped}
  ${links}

  @media ${NARROW} {
    tr { grid-template-columns: ${narrowTracks} ${ACTIONS_WIDTH}; }
    :is(thead, tbody) :is(${leftOut}) { display: none; }
  }

  @media ${SMALL_SCREEN} {
    ${cards}
  }
`;
