import { styled } from 'styled-components';

/** Steps of the spacing scale, in units of 4 px. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;

/** Children below each other. */
export const Stack = styled.div.withConfig({ shouldForwardProp: (name) => name !== 'gap' })<{ gap?: Gap }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-${({ gap = 4 }) => gap});
`;
