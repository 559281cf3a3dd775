import { styled } from 'styled-components';

/** A photo of a problem, never wider than its place nor higher than a small screen. */
export const Photo = styled.img`
  display: block;
  max-width: min(100%, 20rem);
  max-height: 20rem;
  border: 1px solid var(--border);
  border-radius: var(--radius);
`;
