import { type KeyboardEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Coordinates } from '../domain/geo';
import { Button } from '../ui/button';
import { Note } from '../ui/note';
import { VisuallyHidden } from '../ui/visually-hidden';

export type Direction = 'north' | 'east' | 'south' | 'west';

const METRES_PER_DEGREE = 111_195;

/** Six decimals are 11 cm. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** The point so many metres away. For short ways within the country; nothing is wrapped round the globe. */
export function shifted(position: Coordinates, direction: Direction, metres: number): Coordinates {
  const { latitude, longitude } = position;
  const sign = direction === 'north' || direction === 'east' ? 1 : -1;
  const degrees = (sign * metres) / METRES_PER_DEGREE;
  if (direction === 'north' || direction === 'south')
    return { latitude: rounded(latitude + degrees), longitude };
  return { latitude, longitude: rounded(longitude + degrees / Math.cos((latitude * Math.PI) / 180)) };
}

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
      <Note id={hintId}>
        Not quite the door? Drag the pin, or move it {STEP} m at a time with these buttons or the arrow keys.
      </Note>
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
