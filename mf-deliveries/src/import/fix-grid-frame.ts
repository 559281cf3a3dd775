import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

/** Lets a wide table scroll by itself; on a small screen each cell has its own line. */
export const FixGridFrame = styled.div`
  overflow-x: auto;
  td { min-width: 220px; vertical-align: top; }
  tbody th { min-width: 120px; vertical-align: top; }
  @media ${SMALL_SCREEN} {
    overflow-x: visible;
    td { min-width: 0; }
    && tbody td { text-align: start; }
    && tbody td::before { float: none; display: block; max-width: none; margin: 0 0 var(--space-1); }
  }
`;
