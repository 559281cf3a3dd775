import type { Coordinates } from '@fleetfoot/shared/domain';
import { directionsOf, type SavedAddress, type TypedDelivery } from '@fleetfoot/shared/model';
import { foldedText } from '../../addresses/address-text';
import type { Cells, ColumnKey } from '../columns';
import { readCoordinates } from './read-coordinates';

/** An address that was chosen from the list for a text in the file. */
export interface Place {
  readonly text: string;
  readonly coordinates: Coordinates;
}

/** What addresses in a file are looked up in. */
export interface AddressSources {
  /** Saved addresses by folded label and by folded full text. */
  readonly saved: ReadonlyMap<string, SavedAddress>;
  /** Chosen ones by folded text. */
  readonly chosen: ReadonlyMap<string, Place>;
  /** Where the deliveries of rows without a pickup address are collected. */
  readonly pickup?: SavedAddress | undefined;
}

export interface CellProblem {
  readonly column: ColumnKey;
  readonly message: string;
}

interface Resolved {
  readonly stop: TypedDelivery['pickup'];
  readonly problems: readonly CellProblem[];
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

function fromSaved(address: SavedAddress, typed: TypedDelivery['pickup']): TypedDelivery['pickup'] {
  const { fullAddressString: text, latitude, longitude, contactName, contactPhoneNumber } = address;
  const directions = directionsOf(address);
  return {
    address: { text, coordinates: { latitude, longitude } },
    name: typed.name || contactName,
    phone_number: typed.phone_number || contactPhoneNumber,
    instructions: typed.instructions || address.instructions,
    unit: typed.unit || directions.unit,
    landmark: typed.landmark || directions.landmark,
    gate_code: typed.gate_code || directions.gate_code,
  };
}

/** A stop of a delivery: its place from degrees in the row, a chosen address or the address book. */
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
  const place = sources.chosen.get(foldedText(text));
  if (text !== '' && place) return { stop: { ...typed, address: place }, problems: [] };
  const saved = text === '' && stop === 'pickup' ? sources.pickup : sources.saved.get(foldedText(text));
  return { stop: saved ? fromSaved(saved, typed) : typed, problems: [] };
}
