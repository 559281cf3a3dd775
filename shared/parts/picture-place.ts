import { styled } from 'styled-components';

/** Where a picture will be, with the button that brings it. */
export const PicturePlace = styled.div`
  display: grid;
  place-content: center;
  gap: var(--space-3);
  min-height: 160px;
  max-width: 20rem;
  padding: var(--space-3);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--sunken);
`;
