import type { AddressCandidate, ApiErrorCode, WrongField } from '@fleetfoot/shared/api';
import { API_ERRORS } from '@fleetfoot/shared/api';
import { STOPS } from '@fleetfoot/shared/model';
import type { FoundAddress } from '../../geocoding/geocoder';
import { mayAsk } from '../../quotes/trip-limit';
import type { RouteContext } from '../api-call';
import { ApiFailure } from '../api-failure';

type StopName = (typeof STOPS)[number];

/** A stop as it is sent: with coordinates, or with an address alone. */
interface SentStop {
  readonly address?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

type SentStops = { readonly [Stop in StopName]?: SentStop | undefined };

const MOST_CANDIDATES = 5;

interface Refusal extends WrongField {
  readonly code: ApiErrorCode;
}

function refusal(stop: StopName, found: readonly FoundAddress[]): Refusal {
  const code = found.length === 0 ? 'address_not_found' : 'ambiguous_address';
  const candidates = found
    .slice(0, MOST_CANDIDATES)
    .map(({ address, coordinates }): AddressCandidate => ({ address, ...coordinates }));
  const message = API_ERRORS[code][2];
  return { code, param: `${stop}.address`, message, ...(candidates.length > 0 && { candidates }) };
}

/**
 * The stops with coordinates: an address that comes without is looked up, and must be one place.
 * @param present the address that a stop has already, and which is left where it is
 * @throws ApiFailure `address_not_found`, `ambiguous_address`, `addresses_unavailable`, `rate_limited`
 */
export async function locateStops<Sent extends SentStops>(
  { database, geocoder, orgID, mode, now }: RouteContext,
  sent: Sent,
  present: Readonly<Partial<Record<StopName, string>>> = {},
): Promise<Sent> {
  const asked = STOPS.flatMap((stop) => {
    const { address, latitude } = sent[stop] ?? {};
    const isAsked = address !== undefined && latitude === undefined && address !== present[stop];
    return isAsked ? [{ stop, address }] : [];
  });
  if (asked.length === 0) return sent;
  // An address costs about what a road does: they are counted in the same way, each for itself.
  if (!(await mayAsk(database, `${orgID}_api-${mode}-addresses`, asked.length, now()))) {
    throw new ApiFailure('rate_limited', { headers: { 'Retry-After': '3600' } });
  }
  const answers = await Promise.all(
    asked.map(async ({ stop, address }) => ({ stop, found: await geocoder.find(address) })),
  );
  const refusals: Refusal[] = [];
  const located: [StopName, SentStop][] = [];
  for (const { stop, found } of answers) {
    if (found === 'unavailable') {
      throw new ApiFailure('addresses_unavailable', { headers: { 'Retry-After': '5' } });
    }
    const [first, ...others] = found;
    if (first?.isExact && others.length === 0) located.push([stop, { ...sent[stop], ...first.coordinates }]);
    else refusals.push(refusal(stop, found));
  }
  const [first] = refusals;
  if (!first) return { ...sent, ...Object.fromEntries(located) };
  const { code, param, message } = first;
  throw new ApiFailure(code, { param, message, errors: refusals.map(({ code: _, ...wrong }) => wrong) });
}
