import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

/** The style of a statement's table. On a small screen a line takes two rows, in print always one. */
export const StatementFrame = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  th, td { padding: var(--space-3) var(--space-2); text-align: start; vertical-align: top; font-weight: 400; }
  :is(th, td):first-child { padding-inline-start: 0; }
  :is(th, td):last-child { padding-inline-end: 0; }
  thead th {
    padding-block: 0 var(--space-2);
    color: var(--muted);
    font-size: var(--text-xs);
    font-weight: 550;
    white-space: nowrap;
  }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  tbody tr { border-top: 1px solid var(--border); }
  tbody th { overflow-wrap: anywhere; }
  [data-date], [data-card] { color: var(--muted); white-space: nowrap; }
  [data-amount] { text-align: end; white-space: nowrap; }
  tfoot tr:first-child { border-top: 2px solid var(--control); }
  tfoot :is(th, td) { padding-block: var(--space-2) 0; color: var(--muted); }
  tfoot tr:last-child :is(th, td) { color: var(--text); font-weight: 650; }

  @media screen and ${SMALL_SCREEN} {
    display: block;
    thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    tbody, tfoot { display: block; }
    tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--space-3); padding-block: var(--space-3); }
    tr :is(th, td) { padding: 0; }
    tbody th { grid-area: 1 / 1; }
    tbody [data-amount] { grid-area: 1 / 2; }
    tbody [data-date] { grid-area: 2 / 1; font-size: var(--text-sm); }
    tbody [data-card] { grid-area: 2 / 2; font-size: var(--text-sm); text-align: end; }
    tfoot tr { padding-block: var(--space-2) 0; }
    tfoot tr:first-child { padding-top: var(--space-3); }
  }
`;
