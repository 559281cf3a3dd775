import { styled } from 'styled-components';

/** Says that what was typed is safe, though it is not sent yet. */
export const SavedNote = styled.p`
  padding: var(--space-3) var(--space-4);
  background: var(--info-soft);
  border-radius: var(--radius);
  color: var(--info-text);
  font-weight: 500;
`;
