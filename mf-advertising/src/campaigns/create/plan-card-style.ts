import { styled } from 'styled-components';

/** A card that can be chosen as a whole. */
export const PlanFrame = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  align-content: start;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-5);
  background: var(--surface);
  border: 1px solid var(--control);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow);
  cursor: pointer;
  > input { width: 20px; height: 20px; margin: 0; }
  > strong { font-size: var(--text-lg); font-weight: 600; }
  > strong small { color: var(--muted); font-size: var(--text-sm); font-weight: 400; }
  b { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
  > [data-price] { grid-column: 1 / -1; color: var(--muted); }
  > [data-price] b { color: var(--text); font-size: var(--text-xl); letter-spacing: -0.02em; }
  > [data-fees] { grid-column: 1 / -1; display: grid; gap: var(--space-1); font-size: var(--text-sm); }
  > [data-fees] > span { display: flex; justify-content: space-between; gap: var(--space-3); }
  > [data-fees] > span > span { color: var(--muted); }
  &:hover { border-color: var(--muted); }
  &:has(:checked) { border-color: var(--link); box-shadow: 0 0 0 1px var(--link); }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 3px; }
  > input:focus-visible { outline: none; }
  @media (forced-colors: active) {
    &:has(:checked) { border-width: 3px; }
  }
`;
