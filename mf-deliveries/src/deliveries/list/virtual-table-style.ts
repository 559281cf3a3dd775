import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

/** Where seven columns have no room. */
const NARROW = '(max-width: 1160px)';

/**
 * A table whose rows are placed one by one, so that only those in sight need be there; a list of cards on a small
 * screen. The roles are written out because `display` takes them away.
 */
export const VirtualTableFrame = styled.table`
  display: block;
  width: 100%;
  font-variant-numeric: tabular-nums;
  caption { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  thead, tbody { display: block; background: var(--surface); border: 1px solid var(--border); }
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
  tr {
    display: grid;
    grid-template-columns:
      minmax(96px, 1fr) minmax(104px, 1.1fr) minmax(140px, 1.8fr) minmax(88px, 0.7fr)
      minmax(104px, 0.9fr) minmax(104px, 0.9fr) minmax(88px, 0.7fr);
    column-gap: var(--space-3);
    padding-inline: var(--space-4);
  }
  th, td { min-width: 0; padding: 0; text-align: start; font-weight: 400; overflow-wrap: anywhere; }
  tbody tr {
    position: absolute;
    inset: 0 0 auto;
    align-items: center;
    min-height: 56px;
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--border);
  }
  tbody th { font-weight: 550; }
  tbody tr:hover { background: var(--sunken); }
  [data-row-link] { display: inline-block; min-height: 24px; color: inherit; text-decoration: none; }
  [data-row-link]::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius); }
  [data-row-link]:focus-visible { outline: none; }
  [data-row-link]:focus-visible::after { outline: 2px solid var(--link); outline-offset: -2px; }

  @media ${NARROW} {
    tr { grid-template-columns: 1fr 1.2fr 0.8fr 1fr 0.8fr; }
    [data-column='address'], [data-column='created'] { display: none; }
  }

  @media ${SMALL_SCREEN} {
    thead, tbody { border: 0; background: none; box-shadow: none; }
    thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    tbody tr {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-2);
      padding: var(--space-4);
      background: var(--surface);
      border: 1px solid var(--border);
      border-radius: var(--radius-lg);
      box-shadow: var(--shadow);
    }
    tbody :is(th, td), [data-column='address'], [data-column='created'] { display: flow-root; }
    tbody td { text-align: end; }
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
  }
`;
