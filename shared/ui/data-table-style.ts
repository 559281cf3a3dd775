import { styled } from 'styled-components';

/** The room, in rem, up to which a table of so many columns is a list of cards. */
export const cardsUpTo = (columns: number) => (columns > 3 ? columns * 7 + 9 : 26);

/** Whose width decides. */
export const TableRoom = styled.div`
  container-type: inline-size;
`;

/** A table that is a list of cards where it has little room for its columns; larger letters need more, so it counts in rem. */
export const TableFrame = styled.table<{ $cardsUpTo: number }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow);
  font-variant-numeric: tabular-nums;
  caption { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  th, td {
    padding: var(--space-3) var(--space-4);
    text-align: start;
    font-weight: 400;
  }
  :is(th, td):first-child { padding-inline-start: var(--space-5); }
  :is(th, td):last-child { padding-inline-end: var(--space-5); }
  thead th {
    padding-block: var(--space-2);
    background: var(--sunken);
    color: var(--muted);
    font-size: var(--text-xs);
    font-weight: 550;
    white-space: nowrap;
  }
  [data-align='end'] { text-align: end; white-space: nowrap; }
  tbody th { max-width: 320px; font-weight: 550; overflow-wrap: anywhere; }
  tbody tr { position: relative; }
  tbody :is(th, td) { border-top: 1px solid var(--border); height: 56px; }
  thead th:first-child { border-start-start-radius: var(--radius-lg); }
  thead th:last-child { border-start-end-radius: var(--radius-lg); }
  tbody tr:last-child th { border-end-start-radius: var(--radius-lg); }
  tbody tr:last-child td:last-child { border-end-end-radius: var(--radius-lg); }
  tbody tr:has([data-row-link]):hover > * { background: var(--sunken); }
  [data-row-link] { display: inline-block; min-height: 24px; color: inherit; text-decoration: none; }
  [data-row-link]::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius); }
  [data-row-link]:focus-visible { outline: none; }
  [data-row-link]:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; }
  td :is(a, button, input, select) { position: relative; z-index: 1; }

  @media screen { @container (max-width: ${({ $cardsUpTo }) => $cardsUpTo}rem) {
    &, tbody { display: grid; gap: var(--space-3); grid-template-columns: minmax(0, 1fr); }
    & { background: none; border: 0; box-shadow: none; }
    thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    tbody tr {
      display: grid;
      gap: var(--space-2);
      padding: var(--space-4);
      background: var(--surface);
      border: 1px solid var(--border);
      border-radius: var(--radius-lg);
      box-shadow: var(--shadow);
    }
    tbody tr:has([data-row-link]):hover { background: var(--sunken); }
    tbody :is(th, td):nth-child(n) { display: flow-root; max-width: none; height: auto; padding: 0; border: 0; }
    tbody td { text-align: end; overflow-wrap: anywhere; }
    tbody td:empty { display: none; }
    tbody td::before {
      content: attr(data-label);
      content: attr(data-label) / '';
      float: inline-start;
      max-width: 50%;
      margin-inline-end: var(--space-4);
      color: var(--muted);
      font-size: var(--text-sm);
      text-align: start;
    }
    [data-row-link]::after { border-radius: var(--radius-lg); }
  }}
`;
