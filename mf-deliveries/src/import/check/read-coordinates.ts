import { type Coordinates, parseCoordinates } from '@fleetfoot/shared/domain';

const DECIMAL_COMMA = /^([+-]?\d+),(\d+)$/;

/** South Africa with its islands left out, generously. */
const LATITUDES = [-36, -21] as const;
const LONGITUDES = [15, 34] as const;

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most;
}

type CoordinatesResult =
  | { readonly ok: true; readonly coordinates: Coordinates }
  | { readonly ok: false; readonly message: string };

/** Reads decimal degrees with a point or a comma, as long as they are in the country. */
export function readCoordinates(latitude: string, longitude: string): CoordinatesResult {
  const [lat = '', lng = ''] = [latitude, longitude].map((text) =>
    text.replace(/^[\u2212\u2013]/, '-').replace(DECIMAL_COMMA, '$1.$2'),
  );
  const coordinates = parseCoordinates(lat, lng);
  if (!coordinates) {
    return { ok: false, message: 'Write latitude and longitude as degrees, such as -33.9221 and 18.4197.' };
  }
  const { latitude: y, longitude: x } = coordinates;
  if (isWithin(y, LATITUDES) && isWithin(x, LONGITUDES)) return { ok: true, coordinates };
  const swapped = isWithin(x, LATITUDES) && isWithin(y, LONGITUDES);
  return {
    ok: false,
    message: swapped
      ? 'Latitude and longitude are in each other’s place.'
      : 'These degrees are not in South Africa. The latitude begins with a minus.',
  };
}
