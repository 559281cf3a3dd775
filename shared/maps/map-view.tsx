import { styled } from 'styled-components';
import type { Coordinates } from '../domain/geo';
import { useLoaded } from '../parts/use-loaded';
import { MapNote } from './map-note';
import type { MapMarker } from './marker';

export const MapFrame = styled.div`
  /* Google's panes and our pins stay below the popups of the page. */
  isolation: isolate;
  overflow: hidden;
  background: var(--sunken);
  border: 1px solid var(--border);
  border-radius: var(--radius-lg);
`;

const loadDrawing = () => import(/* webpackChunkName: "drawn-map" */ './drawn-map');

interface MapViewProps {
  /** What the map shows: `Pickup and drop-off on the map`. */
  readonly label: string;
  readonly markers: readonly MapMarker[];
  /** In pixels. */
  readonly height?: number;
  /** Zoom level of a map with one marker; several are fitted into view. */
  readonly zoom?: number;
  /** A line through these points. */
  readonly route?: readonly Coordinates[] | undefined;
}

/** A map with markers. Decoration: what it shows is also on the page in words. */
export function MapView({ label, markers, height = 180, zoom = 16, route }: MapViewProps) {
  const { value: drawing, failed } = useLoaded(loadDrawing);
  return (
    <MapFrame role="group" aria-label={label} style={{ height }}>
      {failed && <MapNote />}
      {drawing && <drawing.DrawnMap markers={markers} zoom={zoom} route={route} />}
    </MapFrame>
  );
}
