import type { Coordinates } from '../domain/geo';

/** A point to show on a `MapView`. */
export interface MapMarker {
  readonly position: Coordinates;
  /** What is there, for screen readers and on hover. */
  readonly label: string;
  readonly tone: 'pickup' | 'dropoff' | 'place';
}

/** The same point as Google writes it. */
export function toLatLng({ latitude, longitude }: Coordinates): google.maps.LatLngLiteral {
  return { lat: latitude, lng: longitude };
}
