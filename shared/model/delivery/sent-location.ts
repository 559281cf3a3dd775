import { parseLocation } from '@fleetfoot/shared/location';
import * as v from 'valibot';
import { cleanString } from '../fields';
import { STOPS } from './delivery-choices';

/** Why an address that is meant as a location is refused. */
export const LOCATION_PROBLEMS = {
  'short-link':
    'Short links are not opened. Open it, and send the link of the page that it leads to, or the degrees of the place.',
  'no-place': 'This link names no place. Send a Plus Code, or degrees such as -26.2041, 28.0473.',
  outside:
    'This place is not in South Africa. Degrees have the latitude first, which begins with a minus: -26.2041, 28.0473.',
  'short-code': 'This Plus Code is short. Send it whole, or with its town, such as 4GRQ+2X Soweto.',
};

interface SentAddress {
  readonly address?: string | undefined;
  readonly latitude?: unknown;
}

/**
 * What is wrong with an address that is nothing but a location. Words beside one that gives no place are an address, and
 * so is what is sent with its coordinates.
 */
function problemOf({ address, latitude }: SentAddress): string | undefined {
  if (address === undefined || latitude !== undefined) return undefined;
  const location = parseLocation(address);
  if (!location || location.kind === 'coordinates') return undefined;
  const words = location.kind === 'short-code' ? location.place : location.words;
  return words === '' ? LOCATION_PROBLEMS[location.kind] : undefined;
}

/** Refuses a stop whose address is a location that gives no place. */
export function readableLocation<Sent extends SentAddress>() {
  return v.rawCheck<Sent>(({ dataset, addIssue }) => {
    const message = dataset.typed && problemOf(dataset.value);
    if (!message) return;
    const { address } = dataset.value;
    const at = {
      type: 'object',
      origin: 'value',
      key: 'address',
      value: address,
      input: { address },
    } as const;
    addIssue({ message, input: address, path: [at] });
  });
}

const SentStopSchema = v.fallback(
  v.object({ address: v.optional(cleanString()), latitude: v.optional(v.unknown()) }),
  {},
);
const SentStopsSchema = v.fallback(
  v.object({ pickup: v.optional(SentStopSchema, {}), dropoff: v.optional(SentStopSchema, {}) }),
  { pickup: {}, dropoff: {} },
);

/**
 * What is wrong with the locations of a body, whatever else is in it.
 * @param present the address that a stop has already, and may keep
 */
export function wrongLocations(
  body: unknown,
  present: Readonly<Partial<Record<(typeof STOPS)[number], string>>> = {},
): readonly { readonly param: string; readonly message: string }[] {
  const sent = v.parse(SentStopsSchema, body);
  return STOPS.flatMap((stop) => {
    const message = sent[stop].address === present[stop] ? undefined : problemOf(sent[stop]);
    return message === undefined ? [] : [{ param: `${stop}.address`, message }];
  });
}
