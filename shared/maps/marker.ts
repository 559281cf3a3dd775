import type { Coordinates } from '../domain/geo';

/** A point to show on a `MapView`. */
export interface MapMarker {
  readonly position: Coordinates;
  /** What is there, for screen readers and on hover. */
  readonly label: string;
  /** A courier moves: it is kept in view, and the map stays as its user left it while it is. */
  readonly tone: 'pickup' | 'dropoff' | 'place' | 'courier';
  /** Makes it possible to drag the marker; told where it was let go. */
  readonly onMove?: ((position: Coordinates) => void) | undefined;
}

/** The same point as Google writes it. */
export function toLatLng({ latitude, longitude }: Coordinates): google.maps.LatLngLiteral {
  return { lat: latitude, lng: longitude };
}

/** A point of Google's, which writes it in two ways. */
export function toCoordinates(point: google.maps.LatLng | google.maps.LatLngLiteral): Coordinates {
  const { lat, lng } = point;
  return {
    latitude: typeof lat === 'function' ? lat.call(point) : lat,
    longitude: typeof lng === 'function' ? lng.call(point) : lng,
  };
}
