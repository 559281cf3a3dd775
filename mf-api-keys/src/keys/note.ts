import { styled } from 'styled-components';

/** Words beside something that explain it. */
export const Note = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`;
