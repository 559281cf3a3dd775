import { styled } from 'styled-components';

/** The list and, where there is room, the panel beside it. */
export const BookLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
  align-items: start;
  gap: var(--space-6);
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
