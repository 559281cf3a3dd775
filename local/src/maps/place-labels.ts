import type { PlaceShape } from './base-map-data';
import { TILE } from './projection';

/** Inhabitants that a town needs to be named at a zoom. */
function fewestPeople(zoom: number): number {
  if (zoom < 6) return 400_000;
  if (zoom < 8) return 80_000;
  return zoom < 10 ? 10_000 : 0;
}

const SUBURBS_FROM_ZOOM = 11;

/** The names that fit at a zoom, biggest places first; the same for every tile, so that names cross edges cleanly. */
export function placeLabels(places: readonly PlaceShape[], zoom: number): PlaceShape[] {
  const size = TILE * 2 ** zoom;
  const kept: { readonly x: number; readonly y: number; readonly width: number }[] = [];
  return places.filter(({ place, at }) => {
    if ((place.suburb && zoom < SUBURBS_FROM_ZOOM) || place.people < fewestPeople(zoom)) return false;
    const box = { x: at[0] * size, y: at[1] * size, width: place.name.length * 6 + 12 };
    const collides = kept.some(
      (other) => Math.abs(other.x - box.x) < (other.width + box.width) / 2 && Math.abs(other.y - box.y) < 18,
    );
    if (!collides) kept.push(box);
    return !collides;
  });
}
