import { useGoogleMap } from '@react-google-maps/api';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Coordinates } from '../domain/geo';
import { toLatLng } from './marker';

// Space for the pins, which are drawn above their points.
const PADDING = { top: 48, right: 32, bottom: 16, left: 32 };

interface ViewpointProps {
  /** A change of these is shown at once. */
  readonly positions: readonly Coordinates[];
  /** These move: the map follows only what would be out of sight. */
  readonly moving: readonly Coordinates[];
  /** For a single position. */
  readonly zoom: number;
}

/** Keeps every position in view. Renders nothing. */
export function Viewpoint({ positions, moving, zoom }: ViewpointProps) {
  const map = useGoogleMap();
  // Compared by value: the caller may create a new list on every render.
  const key = JSON.stringify(positions);
  const movingKey = JSON.stringify(moving);
  const zoomed = useRef<number>(undefined);
  const show = useEffectEvent(() => {
    const points = [...positions, ...moving].map(toLatLng);
    const [first, ...others] = points;
    if (!map || !first) return;
    if (others.every(({ lat, lng }) => lat === first.lat && lng === first.lng)) {
      map.setCenter(first);
      // Once: a pin that is moved leaves the map as near as its user went.
      if (zoomed.current !== zoom) map.setZoom(zoom);
      zoomed.current = zoom;
      return;
    }
    zoomed.current = undefined;
    const bounds = new google.maps.LatLngBounds();
    for (const point of points) bounds.extend(point);
    map.fitBounds(bounds, PADDING);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place, another view.
  useEffect(() => show(), [map, key, zoom]);
  useEffect(() => {
    const points = (JSON.parse(movingKey) as Coordinates[]).map(toLatLng);
    if (points.some((point) => map?.getBounds()?.contains(point) === false)) show();
  }, [map, movingKey]);
  return undefined;
}
