import type { Coordinates } from '../domain/geo';

/** South Africa with its islands left out, generously. */
const LATITUDES = { least: -36, most: -21 };
const LONGITUDES = { least: 15, most: 34 };

/** Whether a place may be one that a courier of the service can get to. */
export function isInSouthAfrica({ latitude, longitude }: Coordinates): boolean {
  return (
    latitude >= LATITUDES.least &&
    latitude <= LATITUDES.most &&
    longitude >= LONGITUDES.least &&
    longitude <= LONGITUDES.most
  );
}
