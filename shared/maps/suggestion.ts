import type { Address } from '../domain/geo';
import { PLACE_FIELDS, toAddress } from './to-address';

/** One line of the list. */
export interface Suggestion {
  readonly id: string;
  readonly main: string;
  readonly secondary: string;
  /** Its details: `undefined` when the place has no position. */
  resolve(): Promise<Address | undefined>;
}

function toSuggestion(prediction: google.maps.places.PlacePrediction): Suggestion {
  return {
    id: prediction.placeId,
    main: prediction.mainText?.text ?? prediction.text.text,
    secondary: prediction.secondaryText?.text ?? '',
    async resolve() {
      const { place } = await prediction.toPlace().fetchFields({ fields: PLACE_FIELDS });
      return toAddress(place);
    },
  };
}

/** Asks Google for South African addresses. `google.maps.places` must be there. */
export async function fetchSuggestions(
  input: string,
  sessionToken: google.maps.places.AutocompleteSessionToken,
): Promise<readonly Suggestion[]> {
  const answer = await google.maps.places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input,
    includedRegionCodes: ['za'],
    language: 'en',
    region: 'za',
    sessionToken,
  });
  return answer.suggestions.flatMap(({ placePrediction }) =>
    placePrediction ? [toSuggestion(placePrediction)] : [],
  );
}
