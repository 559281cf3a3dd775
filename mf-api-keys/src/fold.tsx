import { styled } from 'styled-components';

/** Details that open on their summary. */
export const Fold = styled.details`
  min-width: 0;
  summary {
    display: flex;
    align-items: center;
    min-height: var(--target);
    font-size: var(--text-sm);
    font-weight: 550;
    cursor: pointer;
  }
  summary::before { content: '▸' / ''; width: 1.25em; }
  &[open] > summary::before { content: '▾' / ''; }
  &[open] { padding-bottom: var(--space-2); }
`;
