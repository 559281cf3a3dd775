import { styled } from 'styled-components';
import type { Gap } from './stack';

interface RowProps {
  gap?: Gap;
  justify?: 'start' | 'end' | 'between';
}

const JUSTIFY = { start: 'flex-start', end: 'flex-end', between: 'space-between' };

/** Children beside each other; they wrap where they do not fit. */
export const Row = styled.div.withConfig({
  shouldForwardProp: (name) => name !== 'gap' && name !== 'justify',
})<RowProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-${({ gap = 3 }) => gap});
  justify-content: ${({ justify = 'start' }) => JUSTIFY[justify]};
`;

/** Cards beside each other, as many as fit; below each other on a small screen. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  align-items: start;
  gap: var(--space-4);
`;
