import { useCallback, useRef } from 'react';
import { styled } from 'styled-components';

const Target = styled.label`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  min-width: var(--target-small);
  min-height: var(--target-small);
  cursor: pointer;
  user-select: none;
  input { width: 18px; height: 18px; margin: 0; cursor: inherit; }
`;

interface SelectBoxProps {
  /** What it selects. */
  readonly label: string;
  readonly isSelected: boolean;
  /** Whether only a part of it is selected. */
  readonly isMixed?: boolean;
  /** @param isRange whether Shift was held */
  readonly onSelect: (isRange: boolean) => void;
}

/** A checkbox that selects, with Shift up to here. */
export function SelectBox({ label, isSelected, isMixed = false, onSelect }: SelectBoxProps) {
  // Not every browser passes the Shift of a key on to the click that the key makes.
  const hasShift = useRef(false);
  const box = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = isMixed;
    },
    [isMixed],
  );
  return (
    <Target>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onKeyDown={({ key, shiftKey }) => {
          hasShift.current = key === ' ' && shiftKey;
        }}
        onBlur={() => {
          hasShift.current = false;
        }}
        onChange={({ nativeEvent }) => {
          onSelect(hasShift.current || (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey));
          hasShift.current = false;
        }}
      />
    </Target>
  );
}
