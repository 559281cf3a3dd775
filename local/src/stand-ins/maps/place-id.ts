import type { Place } from './gazetteer';

/** What a place id stands for: a place, a street in it, or a number in that street. */
export interface PlaceKey {
  readonly number: string;
  readonly street: string;
  readonly name: string;
  readonly province: string;
}

const PREFIX = 'local:';

export function placeId(
  { name, province }: Pick<Place, 'name' | 'province'>,
  street = '',
  number = '',
): string {
  return `${PREFIX}${[number, street, name, province].join('|')}`;
}

export function parsePlaceId(id: string): PlaceKey {
  const parts = id.startsWith(PREFIX) ? id.slice(PREFIX.length).split('|') : [];
  const [number = '', street = '', name = '', province = ''] = parts;
  return { number, street, name, province };
}

/** A number that is always the same for the same text and differs for others. */
export function hashOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return hash;
}
