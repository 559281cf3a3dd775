import type { Coordinates } from '../domain/geo';

/** What a place is called that has no address: the words that stood beside it, or its degrees. `parseLocation()` reads them again. */
export function locationName({ latitude, longitude }: Coordinates, words: string): string {
  return words || `Location ${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}
