import type { Address, Coordinates } from '../domain/geo';
import { COUNTRY } from '../domain/product';
import { locationName } from '../location/location-name';
import { parseLocation } from '../location/parse-location';
import { recoverPlusCode } from '../location/plus-code';
import { isInSouthAfrica } from '../location/south-africa';
import { fetchSuggestions, type Search, type Suggestion } from './suggestion';
import { PLACE_FIELDS, toAddress } from './to-address';
import type { ApiState } from './use-maps-api';

/** What the field knows besides its text. */
interface Surroundings {
  /** Of `google.maps`; `undefined` while nobody has asked for it. */
  readonly api: ApiState | undefined;
  /** Where short codes without a place are looked for. */
  readonly near: Coordinates | undefined;
  /** Aborted once the text is another. */
  readonly signal: AbortSignal;
}

const PROBLEMS = {
  'short-link':
    'Short links cannot be read here. Open the link, then copy the address of the page that it leads to, or the degrees of the place.',
  'no-place': 'This link names no place. Open it, hold the place on the map and copy its degrees.',
  outside:
    'This place is not in South Africa. Degrees are written with the latitude first, which begins with a minus: -26.2041, 28.0473.',
  'short-code': 'This Plus Code is short. Write its town behind it, such as 4GRQ+2X Soweto.',
  'unknown-town':
    'The town of this Plus Code was not found. Write another town nearby, or use the full code or degrees.',
  'no-search': 'The town of this Plus Code cannot be looked up now. Use the full code or degrees.',
};

/** Metres within which something is near. */
const NEAR_M = 250;
/** How long a text rests before Google is asked about it: each answer has its price. */
const REST_MS = 400;
/** How long the nearest address may take; the place can be chosen without it. */
const PATIENCE_MS = 2_000;

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}

/** The address of what is nearest to a place; `undefined` where nothing is or nobody knows. */
async function nearestAddress({ latitude, longitude }: Coordinates): Promise<Address | undefined> {
  try {
    const { places } = await google.maps.places.Place.searchNearby({
      fields: PLACE_FIELDS,
      locationRestriction: { center: { lat: latitude, lng: longitude }, radius: NEAR_M },
      maxResultCount: 1,
      rankPreference: 'DISTANCE',
      language: 'en',
      region: 'za',
    });
    return places[0] && toAddress(places[0]);
  } catch {
    return undefined;
  }
}

type Reference = Coordinates | keyof typeof PROBLEMS;

/** Where the place is that a short code was written with, or why that is not known. */
async function placeNamed(name: string): Promise<Reference> {
  try {
    const [first] = await fetchSuggestions(name, new google.maps.places.AutocompleteSessionToken());
    return (await first?.resolve()) ?? 'unknown-town';
  } catch {
    return 'no-search';
  }
}

function toSuggestion(place: Coordinates, nearest: Address | undefined): Suggestion {
  const main = locationName(place, '');
  const near = nearest && `near ${nearest.fullAddressString}`;
  return {
    id: main,
    main,
    secondary: near ?? 'Exactly this place. Add a landmark, so that the courier finds it.',
    resolve: async () => ({
      ...(nearest ?? { city: '', country: COUNTRY.name, countryCode: COUNTRY.code }),
      ...place,
      name: undefined,
      streetAddress: nearest?.streetAddress ?? main,
      fullAddressString: near ? `${main}, ${near}` : main,
    }),
  };
}

/**
 * The place that a text gives by a Plus Code, degrees or a link of a map. Without Google, too, except for the place
 * of a short code.
 * @returns `undefined` for a text that gives none, such as an address
 */
export async function findLocation(
  text: string,
  { api, near, signal }: Surroundings,
): Promise<Search | undefined> {
  const parsed = parseLocation(text);
  if (!parsed) return undefined;
  let place = parsed.kind === 'coordinates' ? parsed.coordinates : undefined;
  const isNamed = parsed.kind === 'short-code' && parsed.place !== '';
  // The town of a short code is not the pickup: nothing is said until it can be looked up.
  if (isNamed && api === 'loading') return { status: 'searching' };
  const isReady = api === 'ready';
  if (isReady && (place || isNamed)) {
    await wait(REST_MS);
    if (signal.aborted) return { status: 'idle' };
  }
  if (parsed.kind === 'short-code') {
    const known = isNamed ? (isReady ? await placeNamed(parsed.place) : 'no-search') : (near ?? 'short-code');
    if (typeof known === 'string') return { status: 'failed', problem: PROBLEMS[known] };
    place = recoverPlusCode(parsed.code, known);
    if (!isInSouthAfrica(place)) return { status: 'failed', problem: PROBLEMS.outside };
  }
  if (place) {
    const nearest = isReady ? await Promise.race([nearestAddress(place), wait(PATIENCE_MS)]) : undefined;
    return { status: 'found', suggestions: [toSuggestion(place, nearest)] };
  }
  return parsed.kind === 'coordinates' ? undefined : { status: 'failed', problem: PROBLEMS[parsed.kind] };
}
