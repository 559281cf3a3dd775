import type { PlaceDetails } from './to-address';

interface FakePlace extends PlaceDetails {
  readonly id: string;
  readonly main: string;
  readonly secondary: string;
}

type Request = google.maps.places.AutocompleteRequest;

/** The part of `google.maps` that the loader and the address field use, over a list of places; for tests. */
export interface FakeGoogle {
  /** Every request for suggestions. */
  readonly requests: Request[];
  /** Decides how a request is answered; by default at once, with the places that contain the text. */
  respond: (request: Request, places: readonly FakePlace[]) => Promise<readonly FakePlace[]>;
  /** What is nearest to any point. */
  nearest: PlaceDetails | undefined;
  /** Takes the API away again. */
  remove(): void;
}

function formatted(text: string): google.maps.places.FormattableText {
  return { text } as google.maps.places.FormattableText;
}

function toPrediction(place: FakePlace) {
  return {
    placeId: place.id,
    text: formatted(`${place.main}, ${place.secondary}`),
    mainText: formatted(place.main),
    secondaryText: formatted(place.secondary),
    toPlace: () => ({ fetchFields: async () => ({ place }) }),
  };
}

export function installFakeGoogle(places: readonly FakePlace[]): FakeGoogle {
  const fake: FakeGoogle = {
    requests: [],
    respond: async ({ input }, all) =>
      all.filter(({ main }) => main.toLowerCase().includes(input.toLowerCase())),
    nearest: undefined,
    remove: () => Reflect.deleteProperty(window, 'google'),
  };
  const library = {
    Place: { searchNearby: async () => ({ places: fake.nearest ? [fake.nearest] : [] }) },
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      async fetchAutocompleteSuggestions(request: Request) {
        fake.requests.push(request);
        const found = await fake.respond(request, places);
        return { suggestions: found.map((place) => ({ placePrediction: toPrediction(place) })) };
      },
    },
  };
  Object.assign(window, { google: { maps: { importLibrary: async () => library, places: library } } });
  return fake;
}
