import type { Coordinates } from '../domain/geo';
import { Stack } from '../ui/stack';
import { MapView } from './map-view';
import { PinControls } from './pin-controls';

interface PinMapProps {
  /** What the map shows: `The address on the map`. */
  readonly label: string;
  /** Without one there is nothing to show, and no height is taken. */
  readonly position: Coordinates | undefined;
  readonly onMove: (position: Coordinates) => void;
  /** Of the map, in pixels. */
  readonly height?: number;
  readonly zoom?: number;
}

/** A map with one pin that can be moved: dragged, with buttons and with the arrow keys. */
export function PinMap({ label, position, onMove, height = 180, zoom = 16 }: PinMapProps) {
  if (!position) return undefined;
  return (
    <Stack gap={2}>
      <MapView
        label={label}
        height={height}
        zoom={zoom}
        markers={[{ position, label: 'The pin', tone: 'place', onMove }]}
      />
      <PinControls position={position} onMove={onMove} />
    </Stack>
  );
}
