import { styled } from 'styled-components';

/** Cards beside each other, as many as fit; below each other on a small screen. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  align-items: start;
  gap: var(--space-4);
`;
