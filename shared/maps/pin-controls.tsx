import { type KeyboardEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Coordinates } from '../domain/geo';
import { Button } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';
import { type Direction, shifted } from './shifted';

const STEP = 10;

const DIRECTIONS: readonly (readonly [direction: Direction, label: string, key: string])[] = [
  ['north', 'North', 'ArrowUp'],
  ['south', 'South', 'ArrowDown'],
  ['west', 'West', 'ArrowLeft'],
  ['east', 'East', 'ArrowRight'],
];

const Group = styled.div`
  display: grid;
  gap: var(--space-2);
  p { color: var(--muted); font-size: var(--text-sm); }
`;

// All four side by side, on a phone too.
const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 96px));
  gap: var(--space-2);
  button { padding-inline: 0; }
`;

interface PinControlsProps {
  readonly position: Coordinates;
  readonly onMove: (position: Coordinates) => void;
}

/** Moves the pin without a pointer, and where there is no map to drag it on. */
export function PinControls({ position, onMove }: PinControlsProps) {
  const hintId = useId();
  const [message, setMessage] = useState('');

  function move(direction: Direction) {
    const next = shifted(position, direction, STEP);
    onMove(next);
    setMessage(`Moved ${STEP} m ${direction} to ${next.latitude.toFixed(5)}, ${next.longitude.toFixed(5)}`);
  }
  function onKeyDown(event: KeyboardEvent) {
    const found = DIRECTIONS.find(([, , key]) => key === event.key);
    if (!found) return;
    // The page is not to scroll.
    event.preventDefault();
    move(found[0]);
  }
  return (
    <Group role="group" aria-label="Move the pin" aria-describedby={hintId} onKeyDown={onKeyDown}>
      <p id={hintId}>
        Not quite the door? Drag the pin, or move it {STEP} m at a time with these buttons or the arrow keys.
      </p>
      <Buttons>
        {DIRECTIONS.map(([direction, label]) => (
          <Button key={direction} variant="secondary" onClick={() => move(direction)}>
            {label}
          </Button>
        ))}
      </Buttons>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </Group>
  );
}
