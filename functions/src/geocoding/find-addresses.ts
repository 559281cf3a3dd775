import { AppError } from '@fleetfoot/shared/domain';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../platform/answer';
import type { Caller } from '../platform/caller';
import { asMember } from '../platform/membership';
import { mayAsk } from '../quotes/trip-limit';
import type { GeocoderPort } from './geocoder';

/** What looking up works with. */
export interface AddressSearch {
  readonly database: Firestore;
  readonly geocoder: GeocoderPort;
  readonly now: Date;
}

type Request = RequestOf<typeof operations.findAddresses>;
type Response = ResponseOf<typeof operations.findAddresses>;

const MOST_CANDIDATES = 5;

/**
 * Looks addresses up for a member, each text once; one that nobody could say anything of says so, whatever becomes of
 * the others.
 * @throws AppError `permission-denied` unless a member calls, `resource-exhausted`
 */
export function findAddresses(
  { database, geocoder, now }: AddressSearch,
  caller: Caller,
  { orgID, addresses }: Request,
): Promise<Response> {
  return asMember(database, caller, { orgID }, async () => {
    const texts = [...new Set(addresses)];
    // An address costs about what a road does: they are counted in the same way, each for itself.
    if (!(await mayAsk(database, `${orgID}_${caller.uid}_addresses`, texts.length, now))) {
      throw new AppError('resource-exhausted', 'Too many addresses in an hour.', {
        userMessage: 'Too many addresses were looked up. Wait an hour, or choose the others yourself.',
      });
    }
    const found = new Map(
      await Promise.all(texts.map(async (text) => [text, await geocoder.find(text)] as const)),
    );
    return {
      answers: addresses.map((text) => {
        const candidates = found.get(text) ?? 'unavailable';
        if (candidates === 'unavailable') return { failure: candidates };
        return {
          candidates: candidates
            .slice(0, MOST_CANDIDATES)
            .map(({ address, coordinates, isExact }) => ({ address, ...coordinates, isExact })),
        };
      }),
    };
  });
}
