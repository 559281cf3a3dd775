import type { FoundCandidate } from '@fleetfoot/shared/operations';
import { foldedText } from '../../addresses/address-text';
import type { ImportJob } from '../import-job';
import { cleanCell, oneLine } from '../map/to-lines';
import type { CheckedLine } from './check-lines';
import { readLocation } from './read-location';
import { isSearched, ownValue } from './resolve-stop';

/** An address of the file that neither degrees nor the address book place, and the rows that need it. */
export interface SearchedAddress {
  /** Folded: by what its place is remembered. */
  readonly key: string;
  readonly text: string;
  /** How many rows. */
  readonly rows: number;
  /** `found` has its place, `question` needs an answer, `open` is not looked up yet. */
  readonly state: 'found' | 'question' | 'open';
  /** Where it may be; none when it was not found. */
  readonly candidates: readonly FoundCandidate[];
  /** Its place in words, once it has one. */
  readonly place?: string;
}

const STOPS = ['pickup', 'dropoff'] as const;

/**
 * The addresses of these rows that were or will be looked up or chosen, each once, in the order of the file.
 * @param saved texts that the address book knows
 */
export function searchedAddresses(
  lines: readonly CheckedLine[],
  { places, lookups = {} }: Pick<ImportJob, 'places' | 'lookups'>,
  saved: ReadonlyMap<string, unknown>,
): readonly SearchedAddress[] {
  const searched = new Map<string, SearchedAddress>();
  for (const { delivery, cells } of lines) {
    for (const stop of STOPS) {
      const cell = (name: 'address' | 'latitude' | 'longitude') =>
        oneLine(cleanCell(cells[`${stop}_${name}`] ?? ''));
      const text = cell('address');
      const key = foldedText(text);
      const hasDegrees = cell('latitude') !== '' || cell('longitude') !== '';
      if (key === '' || hasDegrees || readLocation(cells, stop)) continue;
      const chosen = ownValue(places, key);
      if (!chosen && saved.has(key)) continue;
      const candidates = ownValue(lookups, key);
      const hasPlace = delivery[stop].address.coordinates !== undefined;
      const isOpen = !chosen && !candidates && isSearched(text);
      const place = chosen?.found ?? chosen?.text ?? candidates?.[0]?.address;
      searched.set(key, {
        key,
        text: searched.get(key)?.text ?? text,
        rows: (searched.get(key)?.rows ?? 0) + 1,
        state: hasPlace ? 'found' : isOpen ? 'open' : 'question',
        candidates: candidates ?? [],
        ...(hasPlace && place !== undefined && { place }),
      });
    }
  }
  return [...searched.values()];
}
