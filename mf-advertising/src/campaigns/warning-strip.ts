import { styled } from 'styled-components';

/** Something to be looked at, in a line or two. */
export const WarningStrip = styled.p`
  display: flex;
  gap: var(--space-2);
  padding: var(--space-3);
  background: var(--warning-soft);
  border: 1px solid transparent;
  border-radius: var(--radius);
  color: var(--warning-text);
  font-size: var(--text-sm);
  a { color: inherit; font-weight: 600; }
`;
