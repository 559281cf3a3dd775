import { styled } from 'styled-components';
import { SMALL_SCREEN } from './small-screen';

/** Three fields above a list that choose what it shows. */
export const FilterFields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: end;
  gap: var(--space-3);
  @media ${SMALL_SCREEN} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child { grid-column: 1 / -1; }
  }
`;
