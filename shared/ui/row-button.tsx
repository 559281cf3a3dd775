import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

const RowFace = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;
`;

/** The button of a table's row, in its first cell; a press anywhere in the row presses it. */
export function RowButton(button: ComponentProps<'button'>) {
  return <RowFace {...button} type="button" data-row-link />;
}
