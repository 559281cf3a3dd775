import { type Coordinates, parseCoordinates } from '@fleetfoot/shared/domain';
import { isInSouthAfrica } from '@fleetfoot/shared/location';

const DECIMAL_COMMA = /^([+-]?\d+),(\d+)$/;

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
  if (isInSouthAfrica(coordinates)) return { ok: true, coordinates };
  const swapped = isInSouthAfrica({ latitude: x, longitude: y });
  return {
    ok: false,
    message: swapped
      ? 'Latitude and longitude are in each other’s place.'
      : 'These degrees are not in South Africa. The latitude begins with a minus.',
  };
}
