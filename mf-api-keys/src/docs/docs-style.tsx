import { styled } from 'styled-components';

/** Code within a sentence. */
export const Code = styled.code`
  padding: 1px 4px;
  background: var(--sunken);
  border-radius: 4px;
  overflow-wrap: anywhere;
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: 0.9em;
`;

/** A paragraph with a readable line length. */
export const Prose = styled.p`
  max-width: 72ch;
`;

/** Code that a text has as a value. */
export function code(text: string) {
  return <Code translate="no">{text}</Code>;
}
