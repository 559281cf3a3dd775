import { styled } from 'styled-components';

/** A delivery beside the list: its name and what can be done stay in sight, what is known of it scrolls. */
export const Panel = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 0;
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow);
  overflow: hidden;
`;

export const PanelHead = styled.header`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-3) var(--space-3) var(--space-4);
  border-bottom: 1px solid var(--border);
  > div { display: flex; align-items: start; justify-content: space-between; gap: var(--space-2); }
  h2 { min-width: 0; padding-block: 4px; font-size: var(--text-md); overflow-wrap: anywhere; }
  /* Buttons beside each other, as many as fit. */
  > div + div { flex-wrap: wrap; justify-content: start; }
  a, button:not([aria-label]) { min-height: var(--target-small); padding: 0 var(--space-3); font-size: var(--text-sm); }
  @media (pointer: coarse) {
    a, button:not([aria-label]) { min-height: var(--target); }
  }
`;

export const PanelBody = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  min-height: 0;
  padding: var(--space-4);
  overflow-y: auto;
  overscroll-behavior: contain;
  > :empty { display: none; }
  font-size: var(--text-sm);
  h3 { margin-bottom: var(--space-1); color: var(--muted); font-size: var(--text-xs); font-weight: 550; letter-spacing: 0; }
  p { overflow-wrap: anywhere; }
  p + p { margin-top: 2px; }
  ol { display: grid; gap: var(--space-1); padding: 0; list-style: none; }
  li { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: var(--space-3); }
  time { color: var(--muted); font-variant-numeric: tabular-nums; }
`;
