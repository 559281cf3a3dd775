import { type AddressCandidate, API_ERRORS, type ApiErrorCode } from '@fleetfoot/shared/api';
import type { Coordinates } from '@fleetfoot/shared/domain';
import { isInSouthAfrica, parseLocation, recoverPlusCode } from '@fleetfoot/shared/location';
import { LOCATION_PROBLEMS } from '@fleetfoot/shared/model/delivery/sent-location';
import type { FoundAddress, GeocoderPort } from '../../geocoding/geocoder';

/** Why an address is no place that a courier can go to. */
interface Refusal {
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly candidates?: AddressCandidate[];
}

type FoundPlace = Coordinates | Refusal | 'unavailable';
type Candidate = Pick<FoundAddress, 'address' | 'coordinates'>;

const MOST_CANDIDATES = 5;
const UNKNOWN_TOWN =
  'The town of this Plus Code is not known in South Africa. Send another town nearby, the whole code, or latitude and longitude.';

function refuse(code: ApiErrorCode, message: string = API_ERRORS[code][2]): Refusal {
  return { code, message };
}

function ambiguous(found: readonly Candidate[]): Refusal {
  const candidates = found
    .slice(0, MOST_CANDIDATES)
    .map(({ address, coordinates }) => ({ address, ...coordinates }));
  return { ...refuse('ambiguous_address'), candidates };
}

async function ofAddress({ find }: GeocoderPort, address: string): Promise<FoundPlace> {
  const found = await find(address);
  if (found === 'unavailable') return found;
  const [first, ...others] = found;
  if (!first) return refuse('address_not_found');
  return first.isExact && others.length === 0 ? first.coordinates : ambiguous(found);
}

/** Where a short Plus Code is near each town of a name: the same place again is one, however it is rounded. */
function placesNear(code: string, towns: readonly FoundAddress[]): readonly Candidate[] {
  const places = new Map<string, Candidate>();
  for (const town of towns) {
    const coordinates = recoverPlusCode(code, town.coordinates);
    const cell = [coordinates.latitude, coordinates.longitude].map((degrees) => degrees.toFixed(5)).join();
    if (!places.has(cell)) places.set(cell, { address: `${code}, ${town.address}`, coordinates });
  }
  return [...places.values()];
}

async function ofShortCode({ find }: GeocoderPort, code: string, town: string): Promise<FoundPlace> {
  const found = await find(town);
  if (found === 'unavailable') return found;
  const towns = found.filter(({ isPartial }) => !isPartial);
  if (towns.length === 0) return refuse('address_not_found', UNKNOWN_TOWN);
  const places = placesNear(code, towns).filter(({ coordinates }) => isInSouthAfrica(coordinates));
  const [first, ...others] = places;
  if (!first) return refuse('request_invalid', LOCATION_PROBLEMS.outside);
  return others.length === 0 ? first.coordinates : ambiguous(places);
}

/** Looks up where an address is, the town of a short Plus Code, or the words beside a location that gives no place. */
export async function findPlace(geocoder: GeocoderPort, address: string): Promise<FoundPlace> {
  const location = parseLocation(address);
  if (location?.kind === 'short-code') return ofShortCode(geocoder, location.code, location.place);
  return ofAddress(geocoder, location?.words || address);
}
