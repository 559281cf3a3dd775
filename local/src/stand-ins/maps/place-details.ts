import type { Gazetteer, LatLngLiteral, Place } from './gazetteer';
import { hashOf, type PlaceKey, parsePlaceId, placeId } from './place-id';
import { surroundings } from './search-places';

export interface AddressComponent {
  readonly longText: string;
  readonly shortText: string;
  readonly types: readonly string[];
}

/** What is known of one place. */
export interface PlaceDetails {
  readonly id: string;
  readonly displayName: string;
  readonly types: readonly string[];
  readonly formattedAddress: string;
  readonly location: LatLngLiteral;
  readonly addressComponents: readonly AddressComponent[];
}

/** Streets lie within this many degrees of the middle of their suburb. */
const SPREAD = 0.012;

/** No street map is at hand: a street's position is made up, but the same address is always in the same place. */
function positionOf(id: string, street: string, place: Place): LatLngLiteral {
  if (!street) return { lat: place.lat, lng: place.lng };
  const hash = hashOf(id);
  const offset = (part: number) => ((part % 1_000) / 1_000 - 0.5) * SPREAD;
  const degrees = (value: number) => Number(value.toFixed(6));
  return { lat: degrees(place.lat + offset(hash)), lng: degrees(place.lng + offset(hash >>> 10)) };
}

function typeOf({ number, street }: PlaceKey, place: Place): string {
  if (street) return number ? 'street_address' : 'route';
  return place.suburb ? 'sublocality' : 'locality';
}

function componentsOf({ number, street, name }: PlaceKey, place: Place): AddressComponent[] {
  const component = (longText: string, types: readonly string[], shortText = longText): AddressComponent[] =>
    longText ? [{ longText, shortText, types }] : [];
  return [
    ...component(number, ['street_number']),
    ...component(street, ['route']),
    ...(place.suburb ? component(name, ['sublocality_level_1', 'sublocality', 'political']) : []),
    ...component(place.city ?? name, ['locality', 'political']),
    ...component(place.province, ['administrative_area_level_1', 'political']),
    ...component('South Africa', ['country', 'political'], 'ZA'),
    ...component(place.postcode ?? '', ['postal_code']),
  ];
}

/** @returns `undefined` for an id that stands for no place */
export function placeDetails(gazetteer: Gazetteer, id: string): PlaceDetails | undefined {
  const key = parsePlaceId(id);
  const place = gazetteer.places.find(({ name, province }) => name === key.name && province === key.province);
  if (!place) return undefined;
  const line = [key.number, key.street].filter(Boolean).join(' ');
  return {
    id,
    displayName: line || place.name,
    types: [typeOf(key, place)],
    formattedAddress: [line, place.name, surroundings(place)].filter(Boolean).join(', '),
    location: positionOf(id, key.street, place),
    addressComponents: componentsOf(key, place),
  };
}

function distance(from: LatLngLiteral, to: LatLngLiteral): number {
  return Math.hypot(from.lat - to.lat, from.lng - to.lng);
}

/** The street of the nearest suburb or town that is nearest to a point, else that suburb or town. */
export function nearestPlace(gazetteer: Gazetteer, point: LatLngLiteral): PlaceDetails | undefined {
  const [place] = gazetteer.places.toSorted((one, other) => distance(one, point) - distance(other, point));
  if (!place) return undefined;
  const streets = place.suburb ? gazetteer.streets.filter(([, suburb]) => suburb === place.name) : [];
  const [nearest] = streets
    .flatMap(([street]) => placeDetails(gazetteer, placeId(place, street)) ?? [])
    .sort((one, other) => distance(one.location, point) - distance(other.location, point));
  return nearest ?? placeDetails(gazetteer, placeId(place));
}
