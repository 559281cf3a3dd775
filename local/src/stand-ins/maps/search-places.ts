import type { Gazetteer, LatLngLiteral, Place } from './gazetteer';
import { placeId } from './place-id';

/** An answer to what somebody has typed. */
export interface FoundPlace {
  readonly id: string;
  readonly main: string;
  readonly secondary: string;
  readonly types: readonly string[];
  readonly score: number;
}

/** Streets that every town has. */
const EVERYWHERE = ['Main Road', 'Church Street', 'Voortrekker Street', 'Station Road'];
const KM_PER_DEGREE = 111;

/** What was typed: a house number, if it begins with one, and the beginnings of words. */
interface Query {
  readonly number: string;
  readonly words: readonly string[];
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[\s,]+/)
    .filter(Boolean);
}

function parseQuery(input: string): Query {
  const [first = '', ...rest] = wordsOf(input);
  const isNumber = /^\d+[a-z]?$/.test(first) && rest.length > 0;
  return isNumber ? { number: first, words: rest } : { number: '', words: [first, ...rest].filter(Boolean) };
}

function matches({ words }: Query, text: string): boolean {
  const parts = wordsOf(text);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}

/** Whether the street itself was meant, not only the suburb around it. */
function names({ words }: Query, street: string): boolean {
  const parts = wordsOf(street);
  return words.some((word) => parts.some((part) => part.startsWith(word)));
}

/** Big places first, and those near the map that is looked at. */
function weightOf(place: Place, near: LatLngLiteral | undefined): number {
  const size = Math.log10(place.people + 10);
  if (!near) return size;
  const km = Math.hypot(place.lat - near.lat, (place.lng - near.lng) * 0.85) * KM_PER_DEGREE;
  return size + Math.max(0, 4 - km / 50);
}

/** The town, postcode and country that follow a place's own name. */
export function surroundings(place: Place): string {
  const town = place.city && place.city !== place.name ? place.city : '';
  return [town, place.postcode ?? '', 'South Africa'].filter(Boolean).join(', ');
}

function foundStreet(street: string, place: Place, number: string, score: number): FoundPlace {
  return {
    id: placeId(place, street, number),
    main: number ? `${number} ${street}` : street,
    secondary: `${place.name}, ${surroundings(place)}`,
    types: number ? ['street_address'] : ['route'],
    score,
  };
}

function foundTown(place: Place, score: number): FoundPlace {
  const town = place.city && place.city !== place.name ? place.city : '';
  return {
    id: placeId(place),
    main: place.name,
    secondary: [town, place.province, 'South Africa'].filter(Boolean).join(', '),
    types: [place.suburb ? 'sublocality' : 'locality'],
    score,
  };
}

/**
 * Places that fit what was typed, best first: known streets, then towns and suburbs, then streets that every town has.
 * @param near makes places around it come first
 */
export function searchPlaces(gazetteer: Gazetteer, input: string, near?: LatLngLiteral): FoundPlace[] {
  const query = parseQuery(input);
  if (query.words.join('').length < 2) return [];
  const suburbs = new Map(
    gazetteer.places.filter(({ suburb }) => suburb).map((place) => [place.name, place]),
  );
  const known = gazetteer.streets.flatMap(([street, suburb]) => {
    const place = suburbs.get(suburb);
    if (!place || !matches(query, `${street} ${suburb} ${place.city ?? ''}`)) return [];
    const base = names(query, street) ? 20 : 6;
    return [foundStreet(street, place, query.number, base + weightOf(place, near))];
  });
  const towns = gazetteer.places
    .filter(
      (place) =>
        query.number === '' &&
        matches(query, `${place.name} ${place.city ?? ''} ${place.province} ${place.postcode ?? ''}`),
    )
    .map((place) => {
      const begins = fold(place.name).startsWith(query.words[0] ?? '');
      return foundTown(place, 10 + weightOf(place, near) + (begins ? 5 : 0));
    });
  const anywhere = gazetteer.places.flatMap((place) =>
    EVERYWHERE.filter((street) => matches(query, `${street} ${place.name} ${place.city ?? ''}`)).map(
      (street) => foundStreet(street, place, query.number, 5 + weightOf(place, near)),
    ),
  );
  const unique = new Map([...anywhere, ...towns, ...known].map((found) => [found.id, found]));
  return [...unique.values()].sort((a, b) => b.score - a.score || a.main.localeCompare(b.main));
}
