import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

const Face = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;
`;

/** A row's name that opens the row; the whole row can be pressed. */
export function RowButton(button: ComponentProps<'button'>) {
  return <Face {...button} type="button" data-row-link />;
}
