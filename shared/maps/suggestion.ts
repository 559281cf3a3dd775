import { AppError } from '../domain/errors';
import type { Address } from '../domain/geo';
import { PLACE_FIELDS, toAddress } from './to-address';

/** One line of the list. */
export interface Suggestion {
  readonly id: string;
  readonly main: string;
  readonly secondary: string;
  /** Its details; rejects with an AppError that says what to do. */
  resolve(): Promise<Address>;
}

/** What is known about one query. */
export type Search =
  | { readonly status: 'idle' | 'searching' }
  /** With what is wrong with the text, where it is not the search. */
  | { readonly status: 'failed'; readonly problem?: string }
  | { readonly status: 'found'; readonly suggestions: readonly Suggestion[] };

function toSuggestion(prediction: google.maps.places.PlacePrediction): Suggestion {
  return {
    id: prediction.placeId,
    main: prediction.mainText?.text ?? prediction.text.text,
    secondary: prediction.secondaryText?.text ?? '',
    async resolve() {
      const fetched = prediction.toPlace().fetchFields({ fields: PLACE_FIELDS });
      const { place } = await fetched.catch((cause: unknown) => {
        throw new AppError('internal', 'Google gave no details of a place.', {
          cause,
          userMessage: 'The details of this address could not be loaded. Choose it again.',
        });
      });
      const address = toAddress(place);
      if (address) return address;
      throw new AppError('failed-precondition', 'A place has no position.', {
        userMessage: 'This address has no position on the map. Choose another one or a street nearby.',
      });
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
