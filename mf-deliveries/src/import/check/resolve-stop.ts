import type { Coordinates } from '@fleetfoot/shared/domain';
import { directionsOf } from '@fleetfoot/shared/model/delivery/address-details';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import type { TypedDelivery } from '@fleetfoot/shared/model/delivery/typed-delivery';
import type { FoundCandidate } from '@fleetfoot/shared/operations';
import { foldedText } from '../../addresses/address-text';
import type { Cells, ColumnKey } from '../columns';
import { readCoordinates } from './read-coordinates';
import { readLocation } from './read-location';

/** An address that was chosen from the list for a text in the file. */
export interface Place {
  readonly text: string;
  readonly coordinates: Coordinates;
  /** What the map calls it, where `text` stays as it is in the file. */
  readonly found?: string;
}

/** Where addresses may be, by folded text, as they were looked up: one that is exact is taken. */
export type Lookups = Readonly<Record<string, readonly FoundCandidate[]>>;

/** What a row still needs before it can be checked to its end. */
export type Awaited = 'pickup' | 'address';

type TypedStop = TypedDelivery['pickup'];

/** What addresses in a file are looked up in. */
export interface AddressSources {
  /** Saved addresses by folded label and by folded full text. */
  readonly saved: ReadonlyMap<string, SavedAddress>;
  /** Chosen ones by folded text. */
  readonly chosen: ReadonlyMap<string, Place>;
  /** What was looked up. */
  readonly found: Lookups;
  /** Where the deliveries of rows without a pickup address are collected. */
  readonly pickup?: TypedStop | undefined;
}

export interface CellProblem {
  readonly column: ColumnKey;
  readonly message: string;
}

interface Resolved {
  readonly stop: TypedStop;
  readonly problems: readonly CellProblem[];
  readonly awaits?: Awaited;
}

/** Saved addresses by the texts that mean them; of two with one label none is meant. */
export function savedByText(addresses: readonly SavedAddress[]): ReadonlyMap<string, SavedAddress> {
  const found = new Map<string, SavedAddress>();
  const unclear = new Set<string>();
  for (const address of addresses) {
    for (const text of new Set([foldedText(address.label), foldedText(address.fullAddressString)])) {
      if (text === '') continue;
      if (found.has(text)) unclear.add(text);
      found.set(text, address);
    }
  }
  for (const text of unclear) found.delete(text);
  return found;
}

/** A saved address as an end of a delivery. */
export function stopOfSaved(address: SavedAddress): TypedStop {
  const { fullAddressString: text, latitude, longitude, contactName, contactPhoneNumber } = address;
  return {
    address: { text, coordinates: { latitude, longitude } },
    name: contactName,
    phone_number: contactPhoneNumber,
    instructions: address.instructions,
    ...directionsOf(address),
  };
}

/** What the row says, and where it says nothing, what is known. */
function filledFrom(known: TypedStop, typed: TypedStop): TypedStop {
  return {
    address: known.address,
    name: typed.name || known.name,
    phone_number: typed.phone_number || known.phone_number,
    instructions: typed.instructions || known.instructions,
    unit: typed.unit || known.unit,
    landmark: typed.landmark || known.landmark,
    gate_code: typed.gate_code || known.gate_code,
  };
}

/** The place among what was found that needs no question: the only one, and exact. */
export function soleCandidate(candidates: readonly FoundCandidate[] | undefined): FoundCandidate | undefined {
  const [first, ...others] = candidates ?? [];
  return first?.isExact && others.length === 0 ? first : undefined;
}

/** The place that a candidate is. The text of the file stays, unless the candidate says it in full: it may name a flat. */
export function placeOfCandidate(
  text: string,
  { address, latitude, longitude, isExact }: FoundCandidate,
): Place {
  const coordinates = { latitude, longitude };
  const isInFull = isExact && ` ${foldedText(address)} `.includes(` ${foldedText(text)} `);
  return isInFull ? { text: address, coordinates } : { text, coordinates, found: address };
}

/** What a record has of its own by a text of a file: `constructor` is none of it. */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** One word is a label that the address book does not know: no map is asked where `Home` is. */
export function isSearched(text: string): boolean {
  return foldedText(text).includes(' ');
}

/** A stop whose address is neither in the row nor in the address book, as what was looked up leaves it. */
function fromLookup(typed: TypedStop, column: ColumnKey, found: Lookups): Resolved {
  const { text } = typed.address;
  const candidates = isSearched(text) ? ownValue(found, foldedText(text)) : [];
  if (!candidates) return { stop: typed, problems: [], awaits: 'address' };
  const sole = soleCandidate(candidates);
  if (sole) {
    const { latitude, longitude } = sole;
    // The text stays as it is in the file, for the courier.
    return { stop: { ...typed, address: { text, coordinates: { latitude, longitude } } }, problems: [] };
  }
  const message =
    candidates.length > 0
      ? 'Choose which place is meant, under Addresses.'
      : 'This address was not found. Write the street number, suburb and city.';
  return { stop: typed, problems: [{ column, message }] };
}

/**
 * A stop of a delivery: its place from degrees or a location in the row, a chosen address, the address book or what was looked up.
 */
export function resolveStop(cells: Cells, stop: 'pickup' | 'dropoff', sources: AddressSources): Resolved {
  const cell = (name: string) => cells[`${stop}_${name}` as ColumnKey] ?? '';
  const text = cell('address');
  const typed = {
    address: { text },
    name: cell('name'),
    phone_number: cell('phone_number'),
    instructions: cell('instructions'),
    unit: cell('unit'),
    landmark: cell('landmark'),
    gate_code: cell('gate_code'),
  };
  if (cell('latitude') !== '' || cell('longitude') !== '') {
    const read = readCoordinates(cell('latitude'), cell('longitude'));
    return read.ok
      ? { stop: { ...typed, address: { text, coordinates: read.coordinates } }, problems: [] }
      : { stop: typed, problems: [{ column: `${stop}_latitude`, message: read.message }] };
  }
  const location = readLocation(cells, stop);
  if (location) {
    return location.ok
      ? {
          stop: { ...typed, address: { text: location.text, coordinates: location.coordinates } },
          problems: [],
        }
      : { stop: typed, problems: [location] };
  }
  if (text === '') {
    if (stop === 'dropoff') return { stop: typed, problems: [] };
    const { pickup } = sources;
    return pickup
      ? { stop: filledFrom(pickup, typed), problems: [] }
      : { stop: typed, problems: [], awaits: 'pickup' };
  }
  const place = sources.chosen.get(foldedText(text));
  if (place) {
    const address = { text: place.text, coordinates: place.coordinates };
    return { stop: { ...typed, address }, problems: [] };
  }
  const saved = sources.saved.get(foldedText(text));
  if (saved) return { stop: filledFrom(stopOfSaved(saved), typed), problems: [] };
  return fromLookup(typed, `${stop}_address`, sources.found);
}
