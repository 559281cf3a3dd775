import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

/** Heading of the column of buttons. */
export const ACTIONS = 'Actions';

// Widths at which the list is still a table beside the sidebar: the buttons are stacked.
const TIGHT = '(min-width: 769px) and (max-width: 960px)';

/** Frame of a table with a column of buttons. On a small screen the buttons share the width of the card. */
export const ActionTable = styled.div`
  tbody th { white-space: nowrap; }
  @media ${TIGHT} {
    && thead th { white-space: normal; }
    && :is(thead, tbody) :is(th, td) { padding-inline: 6px; }
    && button { flex: 1 1 100%; padding-inline: var(--space-2); }
    && button svg { display: none; }
  }
  @media ${SMALL_SCREEN} {
    [data-label='${ACTIONS}'] { margin-top: var(--space-2); }
    [data-label='${ACTIONS}']::before { content: none; }
    [data-label='${ACTIONS}'] button { flex: 1 1 auto; padding-inline: var(--space-2); }
  }
`;

/** Frame of a table with one button per row. On a small screen the button is beside the name. */
export const OneActionTable = styled.div`
  @media ${SMALL_SCREEN} {
    tbody tr { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
    tbody td { grid-column: 1 / -1; }
    [data-label='${ACTIONS}'] { grid-area: 1 / 2; margin-inline-start: var(--space-2); }
    [data-label='${ACTIONS}']::before { content: none; }
  }
`;
