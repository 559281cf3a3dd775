import type { MenuItem } from '@fleetfoot/shared/model';
import { Icon, VisuallyHidden } from '@fleetfoot/shared/ui';
import type { PointerEvent } from 'react';
import { styled } from 'styled-components';
import { MENU, ORDER } from '../../texts/menu';

const Face = styled.button`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  background: var(--surface);
  border: 1px solid var(--control);
  border-radius: var(--radius);
  color: var(--text);
  cursor: pointer;
  &:hover { background: var(--sunken); }
  &[aria-disabled='true'] {
    background: transparent;
    border-color: var(--border);
    color: var(--border);
    cursor: default;
  }
  &[data-step='-1'] svg { transform: rotate(180deg); }
`;

interface StepButtonProps {
  readonly step: 1 | -1;
  /** What is moved. */
  readonly name: string;
  /** At the end there is nowhere to go; the button stays, and with it the focus. */
  readonly isAtEnd: boolean;
  readonly onPress: (button: HTMLElement) => void;
}

function StepButton({ step, name, isAtEnd, onPress }: StepButtonProps) {
  return (
    <Face
      type="button"
      data-step={step}
      aria-disabled={isAtEnd}
      onClick={(event) => !isAtEnd && onPress(event.currentTarget)}
    >
      <Icon name="chevron-down" />
      <VisuallyHidden>{step < 0 ? ORDER.up(name) : ORDER.down(name)}</VisuallyHidden>
    </Face>
  );
}

const Row = styled.li<{ $isDragged: boolean }>`
  position: relative;
  z-index: ${({ $isDragged }) => ($isDragged ? 1 : 0)};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--space-2);
  min-height: 56px;
  padding: var(--space-1) var(--space-3) var(--space-1) 0;
  background: var(--surface);
  border-radius: ${({ $isDragged }) => ($isDragged ? 'var(--radius-lg)' : 'inherit')};
  box-shadow: ${({ $isDragged }) => ($isDragged ? 'var(--shadow-raised)' : 'none')};
  transition: ${({ $isDragged }) => ($isDragged ? 'none' : 'transform 0.12s')};
  > span { font-weight: 550; overflow-wrap: anywhere; }
`;

// For pointers only; the buttons serve the keyboard. The page must not scroll under a finger that drags.
const Handle = styled.div`
  display: grid;
  place-items: center;
  width: 44px;
  height: 48px;
  color: var(--muted);
  cursor: grab;
  touch-action: none;
  user-select: none;
  &:active { cursor: grabbing; }
`;

interface SortableRowProps {
  readonly item: MenuItem;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Pixels from its place, while something is dragged. */
  readonly shift: number;
  readonly isDragged: boolean;
  readonly onGrab: (event: PointerEvent<HTMLElement>) => void;
  readonly onStep: (step: 1 | -1, button: HTMLElement) => void;
}

export function SortableRow(props: SortableRowProps) {
  const { item, isFirst, isLast, shift, isDragged, onGrab, onStep } = props;
  const name = item.name || MENU.noName;
  return (
    <Row $isDragged={isDragged} style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}>
      <Handle data-handle onPointerDown={onGrab}>
        <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M8 5h3v3H8zM13 5h3v3h-3zM8 10.5h3v3H8zM13 10.5h3v3h-3zM8 16h3v3H8zM13 16h3v3h-3z" />
        </svg>
      </Handle>
      <span translate="no">{name}</span>
      <StepButton step={-1} name={name} isAtEnd={isFirst} onPress={(button) => onStep(-1, button)} />
      <StepButton step={1} name={name} isAtEnd={isLast} onPress={(button) => onStep(1, button)} />
    </Row>
  );
}
