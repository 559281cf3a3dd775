import { styled } from 'styled-components';
import type { SortDirection } from '../query/list-query';

const Face = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--target);
  padding: 0;
  background: none;
  border: 0;
  border-radius: var(--radius);
  color: var(--muted);
  font: inherit;
  font-size: var(--text-xs);
  font-weight: 550;
  line-height: 1.2;
  text-align: start;
  cursor: pointer;
  &:hover, &[data-sorted] { color: var(--text); }
`;

interface SortButtonProps {
  readonly header: string;
  /** Which way the list is ordered by this column, if it is. */
  readonly direction: SortDirection | undefined;
  readonly onPress: () => void;
}

export function SortButton({ header, direction, onPress }: SortButtonProps) {
  return (
    <Face type="button" data-sorted={direction} onClick={onPress}>
      <span>{header}</span>
      <span aria-hidden="true">{direction === 'asc' ? '↑' : direction === 'desc' ? '↓' : ''}</span>
    </Face>
  );
}
