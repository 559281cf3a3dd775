import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

/** Heading of the column of buttons. */
export const ACTIONS = 'Actions';

// Still a table, with the sidebar beside it: the buttons are below each other.
const TIGHT = '(min-width: 769px) and (max-width: 960px)';

/** Around a table with a column of buttons: on a card the buttons have no name beside them and share the width. */
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

/** The same for one button, which on a card is beside the name. */
export const OneActionTable = styled.div`
  @media ${SMALL_SCREEN} {
    tbody tr { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
    tbody td { grid-column: 1 / -1; }
    [data-label='${ACTIONS}'] { grid-area: 1 / 2; margin-inline-start: var(--space-2); }
    [data-label='${ACTIONS}']::before { content: none; }
  }
`;
