import { cardsUpTo } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { TEAM } from '../../texts/team';

/** Columns of a list with buttons. */
const COLUMNS = 4;
const CARDS = cardsUpTo(COLUMNS);

// A room in which the list is just still a table: the buttons are stacked.
const TIGHT = `(${CARDS}rem < width <= ${CARDS + 4}rem)`;

/** Frame of a table with a column of buttons. In a card the buttons share its width. */
export const ActionTable = styled.div`
  tbody th { white-space: nowrap; }
  @container ${TIGHT} {
    && thead th { white-space: normal; }
    && :is(thead, tbody) :is(th, td) { padding-inline: 6px; }
    && button { flex: 1 1 100%; padding-inline: var(--space-2); }
    && button svg { display: none; }
  }
  @container (max-width: ${CARDS}rem) {
    [data-label='${TEAM.actions}'] { margin-top: var(--space-2); }
    [data-label='${TEAM.actions}']::before { content: none; }
    [data-label='${TEAM.actions}'] button { flex: 1 1 auto; padding-inline: var(--space-2); }
  }
`;

/** Frame of a table with one button per row. In a card the button is beside the name. */
export const OneActionTable = styled.div`
  @container (max-width: ${CARDS}rem) {
    tbody tr { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
    tbody td { grid-column: 1 / -1; }
    [data-label='${TEAM.actions}'] { grid-area: 1 / 2; margin-inline-start: var(--space-2); }
    [data-label='${TEAM.actions}']::before { content: none; }
  }
`;
