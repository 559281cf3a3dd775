import { styled } from 'styled-components';

/** Small print. */
export const Muted = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`;
