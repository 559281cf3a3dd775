import type { Address } from '../domain/geo';

interface AddressPart {
  readonly types: readonly string[];
  readonly longText: string | null;
  readonly shortText: string | null;
}

/** What is read of a Google Place, as `fetchFields` leaves it. */
export interface PlaceDetails {
  readonly location?: { lat(): number; lng(): number } | null | undefined;
  readonly formattedAddress?: string | null | undefined;
  readonly displayName?: string | null | undefined;
  readonly addressComponents?: readonly AddressPart[] | undefined;
  readonly types?: readonly string[] | undefined;
}

/** The fields that `toAddress` reads; each is paid for. */
export const PLACE_FIELDS = ['location', 'formattedAddress', 'addressComponents', 'displayName', 'types'];

const NAMED_KINDS = ['premise', 'point_of_interest'];
// In order of preference: townships and villages have no locality of their own.
const SUBURB = ['sublocality_level_1', 'sublocality', 'neighborhood'];
const CITY = ['locality', 'postal_town', 'administrative_area_level_2', 'administrative_area_level_1'];

/**
 * The place as our address. A street number is never required: many addresses have none.
 * @returns `undefined` for a place without a position
 */
export function toAddress(place: PlaceDetails): Address | undefined {
  const parts = place.addressComponents ?? [];
  const find = (...kinds: string[]) =>
    kinds.map((kind) => parts.find(({ types }) => types.includes(kind))).find((part) => part !== undefined);
  const text = (...kinds: string[]) => find(...kinds)?.longText ?? '';

  if (!place.location) return undefined;
  const street = [text('street_number'), text('route')].filter(Boolean).join(' ');
  const streetAddress = [street, text(...SUBURB)].filter(Boolean).join(', ');
  const named = place.types?.some((kind) => NAMED_KINDS.includes(kind));
  return {
    latitude: place.location.lat(),
    longitude: place.location.lng(),
    city: text(...CITY),
    country: text('country'),
    countryCode: find('country')?.shortText ?? '',
    streetAddress: streetAddress || (place.displayName ?? ''),
    name: (named && place.displayName) || undefined,
    fullAddressString: place.formattedAddress ?? streetAddress,
  };
}
