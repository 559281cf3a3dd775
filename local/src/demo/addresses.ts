import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../cloud/project-paths';
import type { Gazetteer } from '../stand-ins/maps/gazetteer';
import { placeDetails } from '../stand-ins/maps/place-details';
import { placeId } from '../stand-ins/maps/place-id';

/** An address as the address search gives it. */
export interface DemoAddress {
  readonly text: string;
  readonly street: string;
  readonly suburb: string;
  readonly city: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

let gazetteer: Gazetteer | undefined;

function readGazetteer(): Gazetteer {
  gazetteer ??= JSON.parse(readFileSync(path.join(ROOT, 'local/data/za.json'), 'utf8')) as Gazetteer;
  return gazetteer;
}

/**
 * An address in Gauteng from the gazetteer, with the coordinates that the map shows.
 * @param line street, with a number where it has one: `8115 Vilakazi Street`
 */
export function gautengAddress(line: string, suburb: string): DemoAddress {
  const [, number = '', street = ''] = /^(?:(\d\S*) )?(.+)$/.exec(line) ?? [];
  const id = placeId({ name: suburb, province: 'Gauteng' }, street, number);
  const details = placeDetails(readGazetteer(), id);
  if (!details) throw new Error(`The gazetteer has no suburb ${suburb} in Gauteng.`);
  const part = (type: string) =>
    details.addressComponents.find(({ types }) => types.includes(type))?.longText ?? '';
  return {
    text: details.formattedAddress,
    street: line,
    suburb,
    city: part('locality'),
    postalCode: part('postal_code'),
    latitude: details.location.lat,
    longitude: details.location.lng,
  };
}
