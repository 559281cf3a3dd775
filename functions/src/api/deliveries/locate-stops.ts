import type { ApiErrorCode, WrongField } from '@fleetfoot/shared/api';
import { locationName, parseLocation } from '@fleetfoot/shared/location';
import { STOPS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { mayAsk } from '../../quotes/trip-limit';
import type { RouteContext } from '../api-call';
import { ApiFailure } from '../api-failure';
import { findPlace } from './find-place';

type StopName = (typeof STOPS)[number];

/** A stop as it is sent: with coordinates, or with an address alone. */
interface SentStop {
  readonly address?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

type SentStops = { readonly [Stop in StopName]?: SentStop | undefined };

/**
 * The stops with coordinates: an address that comes without is read where it is a location, or looked up, and must be one place.
 * @param present the address that a stop has already, and which is left where it is
 * @throws ApiFailure `address_not_found`, `ambiguous_address`, `request_invalid` for a place abroad, `addresses_unavailable`, `rate_limited`
 */
export async function locateStops<Sent extends SentStops>(
  { database, geocoder, orgID, mode, now }: RouteContext,
  sent: Sent,
  present: Readonly<Partial<Record<StopName, string>>> = {},
): Promise<Sent> {
  const located: [StopName, SentStop][] = [];
  const asked: { readonly stop: StopName; readonly address: string }[] = [];
  for (const stop of STOPS) {
    const { address, latitude } = sent[stop] ?? {};
    if (address === undefined || latitude !== undefined || address === present[stop]) continue;
    const location = parseLocation(address);
    if (location?.kind === 'coordinates') {
      const { coordinates, words, isCode } = location;
      const name = isCode ? address : locationName(coordinates, words);
      located.push([stop, { ...sent[stop], address: name, ...coordinates }]);
    } else asked.push({ stop, address });
  }
  // An address costs about what a road does: they are counted in the same way, each for itself.
  const counter = `${orgID}_api-${mode}-addresses`;
  if (asked.length > 0 && !(await mayAsk(database, counter, asked.length, now()))) {
    throw new ApiFailure('rate_limited', { headers: { 'Retry-After': '3600' } });
  }
  const answers = await Promise.all(
    asked.map(async ({ stop, address }) => ({ stop, found: await findPlace(geocoder, address) })),
  );
  const refusals: (WrongField & { readonly code: ApiErrorCode })[] = [];
  for (const { stop, found } of answers) {
    if (found === 'unavailable') {
      throw new ApiFailure('addresses_unavailable', { headers: { 'Retry-After': '5' } });
    }
    if ('code' in found) refusals.push({ param: `${stop}.address`, ...found });
    else located.push([stop, { ...sent[stop], ...found }]);
  }
  const [first] = refusals;
  if (!first) return { ...sent, ...Object.fromEntries(located) };
  const { code, param, message } = first;
  throw new ApiFailure(code, { param, message, errors: refusals.map(({ code: _, ...wrong }) => wrong) });
}
