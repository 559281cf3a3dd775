import { styled } from 'styled-components';

/** Words of a program within a sentence. */
export const Code = styled.code`
  padding: 1px 4px;
  background: var(--sunken);
  border-radius: 4px;
  overflow-wrap: anywhere;
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: 0.9em;
`;
