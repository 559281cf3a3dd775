import { styled } from 'styled-components';

/** The frame of a category's items. */
export const MenuList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow);
  > li + li { border-top: 1px solid var(--border); }
  > li:not(:first-child) { border-start-start-radius: 0; border-start-end-radius: 0; }
  > li:not(:last-child) { border-end-start-radius: 0; border-end-end-radius: 0; }
`;
