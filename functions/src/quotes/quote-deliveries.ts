import { AppError } from '@fleetfoot/shared/domain';
import type * as operations from '@fleetfoot/shared/operations';
import type { RequestOf, ResponseOf } from '../platform/answer';
import type { Caller } from '../platform/caller';
import { asMember } from '../platform/membership';
import { type Pricing, quoteTrips } from './price-trips';
import { mayAsk } from './trip-limit';

/**
 * Quotes trips for a member; one whose road cannot be measured says so, whatever becomes of the others.
 * @throws AppError `permission-denied` unless a member calls, `resource-exhausted`
 */
export function quoteDeliveries(
  pricing: Pricing,
  caller: Caller,
  { orgID, trips }: RequestOf<typeof operations.quoteDeliveries>,
): Promise<ResponseOf<typeof operations.quoteDeliveries>> {
  const { database, now } = pricing;
  return asMember(database, caller, { orgID }, async () => {
    if (!(await mayAsk(database, `${orgID}_${caller.uid}`, trips.length, now))) {
      throw new AppError('resource-exhausted', 'Too many trips in an hour.', {
        userMessage: 'Too many prices were asked for. Wait an hour, or create the delivery without one.',
      });
    }
    const asker = { orgID, mode: 'live', by: caller.uid } as const;
    const quoted = await quoteTrips(pricing, asker, trips);
    return {
      quotes: quoted.map((quote) =>
        typeof quote === 'string' ? { failure: quote } : { quoteID: quote.id, price: quote.price },
      ),
    };
  });
}
