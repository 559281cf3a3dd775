import { styled } from 'styled-components';
import { CARDS } from './use-small-screen';

/** Above the rows: what is shown and what can be done with it. It stays in sight while rows are selected. */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
  min-height: calc(var(--target) + 2 * var(--space-1));
  margin-block: calc(-1 * var(--space-1));
  padding-block: var(--space-1);
  /* Two lines, and room for the button of the map: what comes after the rows does not move them. */
  @media ${CARDS} {
    position: relative;
    align-content: start;
    min-height: calc(2 * var(--target) + var(--space-2) + 2 * var(--space-1));
    > * { min-width: 0; }
    > :first-child { flex-basis: 100%; min-height: var(--target); padding-inline-end: calc(var(--target) + var(--space-2)); }
  }
  /* The checkbox comes after the rows. */
  [data-select-all] { min-width: var(--target-small); }
  &[data-selecting] {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    background: var(--canvas);
  }
`;
