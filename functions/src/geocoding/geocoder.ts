import type { Coordinates } from '@fleetfoot/shared/domain';
import { defineSecret, defineString } from 'firebase-functions/params';
import * as v from 'valibot';
import { isLoopback } from '../platform/loopback';

/** Key of Google's Geocoding API. */
export const geocodingKey = defineSecret('GEOCODING_API_KEY');
const apiBase = defineString('GEOCODING_API_BASE', {
  default: '',
  description:
    'Leave empty. Address of a stand-in for Google Geocoding on this machine, in local development.',
});

const GOOGLE = 'https://maps.googleapis.com';
const TIMEOUT_MS = 4_000;

/** Where an address may be. */
export interface FoundAddress {
  readonly address: string;
  readonly coordinates: Coordinates;
  /** Whether it is what was asked for, to the door or the corner: a street or a suburb is no place for a courier. */
  readonly isExact: boolean;
  /** Whether a part of what was asked for was not found. */
  readonly isPartial: boolean;
}

/** Where addresses are, whoever knows. */
export interface GeocoderPort {
  /** @returns what an address in South Africa may mean, best first; `unavailable` where nobody could say */
  find(address: string): Promise<readonly FoundAddress[] | 'unavailable'>;
}

/** https://developers.google.com/maps/documentation/geocoding/requests-geocoding#GeocodingResponses */
const AnswerSchema = v.object({
  status: v.picklist(['OK', 'ZERO_RESULTS']),
  results: v.array(
    v.object({
      formatted_address: v.string(),
      types: v.array(v.string()),
      // Part of what was asked for was not found.
      partial_match: v.optional(v.boolean(), false),
      geometry: v.object({ location: v.object({ lat: v.number(), lng: v.number() }) }),
    }),
  ),
});

const EXACT = [
  'street_address',
  'premise',
  'subpremise',
  'establishment',
  'point_of_interest',
  'intersection',
];
/** What Google answers with when it knows the country alone. */
const VAST = ['country', 'administrative_area_level_1'];

/**
 * Google's Geocoding API, in South Africa.
 * @param base where a stand-in on this machine listens; empty for Google
 * @throws Error for another machine: a key goes to nobody but Google
 */
export function googleGeocoder(key: string, base = ''): GeocoderPort {
  if (base !== '' && !isLoopback(new URL(base).hostname)) {
    throw new Error('GEOCODING_API_BASE must be empty or on this machine.');
  }
  return {
    async find(address) {
      const asked = new URLSearchParams({ address, components: 'country:ZA', language: 'en', key });
      try {
        const response = await fetch(`${base || GOOGLE}/maps/api/geocode/json?${asked}`, {
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        // A refusal is a status of its own, with 200.
        const { results } = v.parse(AnswerSchema, await response.json());
        return results
          .filter(({ types }) => !types.some((type) => VAST.includes(type)))
          .map(({ formatted_address, types, partial_match, geometry: { location } }) => ({
            address: formatted_address,
            coordinates: { latitude: location.lat, longitude: location.lng },
            isPartial: partial_match,
            isExact: !partial_match && types.some((type) => EXACT.includes(type)),
          }));
      } catch {
        return 'unavailable';
      }
    },
  };
}

/** The geocoder of this deployment. */
export function deployedGeocoder(): GeocoderPort {
  return googleGeocoder(geocodingKey.value(), apiBase.value());
}
