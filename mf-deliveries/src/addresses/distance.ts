import type { Coordinates } from '@fleetfoot/shared/domain';

const EARTH_RADIUS = 6_371_000;

/** How far two points are from each other in metres, along the ground. */
export function distance(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const latitude = half(to.latitude - from.latitude);
  const longitude = half(to.longitude - from.longitude);
  const chord = latitude + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitude;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
