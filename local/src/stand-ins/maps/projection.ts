import type { Position } from './gazetteer';

/** A point of the map, both coordinates between 0 and 1 (Web Mercator). */
export type UnitPoint = readonly [x: number, y: number];

export const TILE = 256;
const EQUATOR_KM = 40_075;

export function toUnit([longitude, latitude]: Position): UnitPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [(longitude + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** How many pixels a kilometre has at a zoom and a latitude. */
export function pixelsPerKm(zoom: number, latitude: number): number {
  return (TILE * 2 ** zoom) / EQUATOR_KM / Math.cos((latitude * Math.PI) / 180);
}
