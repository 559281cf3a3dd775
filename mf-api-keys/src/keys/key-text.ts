import { styled } from 'styled-components';

/** A key in type that tells 0 from O; it breaks rather than widen a small screen. */
export const KeyText = styled.code`
  min-width: 0;
  padding: var(--space-3);
  background: var(--sunken);
  border-radius: var(--radius);
  overflow-wrap: anywhere;
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: var(--text-sm);
`;
