import { styled } from 'styled-components';

/** Two columns where there is room for both, else one above the other; never more, because 40% fits only twice. */
export const SideBySide = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-6);
  grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 19rem), 40%), 1fr));
  align-items: start;
`;
