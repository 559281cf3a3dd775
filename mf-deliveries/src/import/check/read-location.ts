import type { Coordinates } from '@fleetfoot/shared/domain';
import { locationName, parseLocation } from '@fleetfoot/shared/location';
import type { Cells, ColumnKey } from '../columns';

/** What a row says of a stop's place by a Plus Code, a link of a map or degrees in one cell. */
export type LocationInCells =
  | { readonly ok: true; readonly coordinates: Coordinates; readonly text: string }
  | { readonly ok: false; readonly column: ColumnKey; readonly message: string };

const MESSAGES = {
  'short-code': 'Write the full Plus Code, of eight characters before the +.',
  'short-link': 'Short links cannot be read. Open it and write the degrees of the place.',
  'no-place': 'This link names no place. Write the degrees of the place.',
  outside: 'This place is not in South Africa. The latitude comes first and begins with a minus.',
};

/**
 * Reads the location of a stop, else its address where that is one. A cell of another kind, such as a suburb, says
 * nothing beside an address. The short Plus Code of an address with a town is left to those who look addresses up.
 * @param cells cleaned
 * @returns `undefined` where the row has no location
 */
export function readLocation(cells: Cells, stop: 'pickup' | 'dropoff'): LocationInCells | undefined {
  const [location = '', address = ''] = [cells[`${stop}_location`], cells[`${stop}_address`]];
  const located = parseLocation(location);
  if (location && !located && !address) {
    const message = 'Write a Plus Code, a link of a map, or degrees such as -33.9221, 18.4197.';
    return { ok: false, column: `${stop}_location`, message };
  }
  const parsed = located ?? parseLocation(address);
  if (!parsed) return undefined;
  if (parsed.kind === 'coordinates') {
    const text = (located && address) || locationName(parsed.coordinates, parsed.words);
    return { ok: true, coordinates: parsed.coordinates, text };
  }
  if (parsed.kind === 'short-code' && parsed.place !== '' && !located) return undefined;
  return {
    ok: false,
    column: located ? `${stop}_location` : `${stop}_address`,
    message: MESSAGES[parsed.kind],
  };
}
