import { styled } from 'styled-components';

/** A button that shows nothing but an icon; its name comes from `aria-label`. */
export const IconButton = styled.button`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  background: none;
  border: 0;
  border-radius: var(--radius);
  cursor: pointer;
`;
