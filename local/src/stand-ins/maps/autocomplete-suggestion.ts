import type { LatLngLiteral } from './gazetteer';
import { type LatLng, toLiteral } from './lat-lng';
import { loadGazetteer } from './load-gazetteer';
import { Place } from './place';
import { type FoundPlace, searchPlaces } from './search-places';

/** google.maps.places.AutocompleteSessionToken. */
export class AutocompleteSessionToken {
  readonly id = crypto.randomUUID();
}

export interface AutocompleteRequest {
  readonly input: string;
  readonly includedRegionCodes?: readonly string[];
  readonly sessionToken?: AutocompleteSessionToken;
  readonly locationBias?: LatLngLiteral | LatLng | { readonly center: LatLngLiteral | LatLng };
}

const MOST = 5;
const NETWORK_MS = 60;

function formattable(text: string, input: string) {
  const length = input.trim().length;
  const at = length > 0 ? text.toLowerCase().indexOf(input.trim().toLowerCase()) : -1;
  return {
    text,
    matches: at < 0 ? [] : [{ startOffset: at, endOffset: at + length }],
    toString: () => text,
  };
}

function toSuggestion({ id, main, secondary, types }: FoundPlace, input: string) {
  return {
    placePrediction: {
      placeId: id,
      text: formattable(`${main}, ${secondary}`, input),
      mainText: formattable(main, input),
      secondaryText: formattable(secondary, ''),
      types,
      distanceMeters: null,
      toPlace: () => new Place({ id }),
    },
  };
}

async function fetchAutocompleteSuggestions(request: AutocompleteRequest) {
  const { input, includedRegionCodes = [], sessionToken, locationBias } = request;
  if (sessionToken && !(sessionToken instanceof AutocompleteSessionToken)) {
    throw new TypeError('sessionToken: not an instance of AutocompleteSessionToken');
  }
  const abroad =
    includedRegionCodes.length > 0 && !includedRegionCodes.some((code) => code.toLowerCase() === 'za');
  const near = locationBias && toLiteral('center' in locationBias ? locationBias.center : locationBias);
  const found = abroad ? [] : searchPlaces(await loadGazetteer(), input, near);
  await new Promise((resolve) => setTimeout(resolve, NETWORK_MS));
  return { suggestions: found.slice(0, MOST).map((place) => toSuggestion(place, input)) };
}

/** google.maps.places.AutocompleteSuggestion. */
export const AutocompleteSuggestion = { fetchAutocompleteSuggestions };
