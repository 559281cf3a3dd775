import type { Coordinates } from '../domain/geo';
import { AskedMap } from './asked-map';
import type { MapMarker } from './marker';

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
  /** It is to be looked at only: the page has all of it in words. */
  readonly isInert?: boolean;
  /** Its user has pressed a button that shows it. */
  readonly isWanted?: boolean;
}

/**
 * A map with markers, once it is asked for where data is dear; of another object it is asked for again by another `key`. Decoration: what it
 * shows is also on the page in words.
 */
export function MapView({ label, markers, height = 180, zoom = 16, route, isInert, isWanted }: MapViewProps) {
  const drawn = { markers, zoom, route, isInert };
  return <AskedMap label={label} height={height} load={loadDrawing} drawn={drawn} isWanted={isWanted} />;
}
