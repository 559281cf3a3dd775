import { cleanText } from './clean-text';

/** A point on the map in decimal degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place chosen from address autocomplete. */
export interface Address extends Coordinates {
  readonly city: string;
  readonly country: string;
  readonly countryCode: string;
  /** Street number, street name, suburb. */
  readonly streetAddress: string;
  /** Only for a premise or a point of interest. */
  readonly name: string | undefined;
  readonly fullAddressString: string;
}

/**
 * Reads coordinates that may be text, as other systems write them.
 * @returns `undefined` unless both are decimal numbers on the globe
 */
export function parseCoordinates(
  latitude: number | string,
  longitude: number | string,
): Coordinates | undefined {
  const [lat, lng] = [latitude, longitude].map((part) => {
    const text = cleanText(String(part));
    return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  }) as [number, number];
  const onTheGlobe = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return onTheGlobe ? { latitude: lat, longitude: lng } : undefined;
}
