import { styled } from 'styled-components';

/** Small muted text: words beside something that explain it. */
export const Note = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`;
