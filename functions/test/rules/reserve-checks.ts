import { deliveries, reservedForTrips, UNPRICED_RESERVE } from '@fleetfoot/shared/model';
import { change as update, write } from './access';
import type { Check } from './check';
import { increment, serverTimestamp } from './client-sdk';
import { newDelivery, newQuote } from './new-delivery';
import { SEED } from './seed';
import { change, together } from './telling-checks';
import type { DocumentFields } from './told-writes';

const RESERVED = reservedForTrips.document('acme');
const D1 = deliveries.document('acme', 'd1');
const NEW = deliveries.document('acme', 'held');

/** What a member writes of what is held of the credit limit. */
function holding(of: string, amount: number, at: unknown = serverTimestamp()) {
  return { [RESERVED]: { amount: increment(amount), of, at } };
}

/** A change as the product writes it, but for what is held. */
function unheld(path: string, after: DocumentFields | undefined) {
  const { [RESERVED]: _, ...documents } = change(path, after).documents;
  return documents;
}

const created = () => unheld(NEW, newDelivery('held', 'member'));
const cancelled = () => unheld(D1, undefined);

/** Elsewhere, for the price of a quote of the seed: without one it held more. */
const SCHEDULED = deliveries.document('acme', 'scheduled');
const { price } = newQuote('elsewhere');
const moved = (): DocumentFields => ({
  ...(SEED[SCHEDULED] as DocumentFields),
  ...{ dropoff_latitude: 1, price, quoteID: 'elsewhere' },
  ...{ updated_at: serverTimestamp(), updated_by: 'member' },
});

function alone(expect: Check['expect'], what: string, run: Check['run']): Check {
  return { name: `Owed: ${what} is ${expect}`, expect, writes: RESERVED, run };
}

export const RESERVE_CHECKS: readonly Check[] = [
  together('allowed', 'a new delivery that holds what it costs', () => ({
    ...created(),
    ...holding('held', UNPRICED_RESERVE),
  })),
  together('refused', 'a new delivery that holds nothing', created),
  together('refused', 'a new delivery that holds a cent less', () => ({
    ...created(),
    ...holding('held', UNPRICED_RESERVE - 1),
  })),
  together('refused', 'a new delivery that holds what another one does', () => ({
    ...created(),
    ...holding('d1', UNPRICED_RESERVE),
  })),
  together('refused', 'a new delivery that holds it at another time', () => ({
    ...created(),
    ...holding('held', UNPRICED_RESERVE, new Date()),
  })),
  together('refused', 'a new delivery that holds it with a field of its own', () => ({
    ...created(),
    [RESERVED]: { ...holding('held', UNPRICED_RESERVE)[RESERVED], limit: 9_000_000 },
  })),
  together('refused', 'two new deliveries that hold what one does', () => ({
    ...created(),
    ...unheld(deliveries.document('acme', 'held2'), newDelivery('held2', 'member')),
    ...holding('held', UNPRICED_RESERVE),
  })),
  together('allowed', 'a cancelled delivery that releases what it held', () => ({
    ...cancelled(),
    ...holding('d1', -UNPRICED_RESERVE),
  })),
  together('refused', 'a cancelled delivery that releases nothing', cancelled),
  together('refused', 'a cancelled delivery that releases a cent more', () => ({
    ...cancelled(),
    ...holding('d1', -UNPRICED_RESERVE - 1),
  })),
  together('allowed', 'an edited delivery that holds its new price', () => ({
    ...unheld(SCHEDULED, moved()),
    ...holding('scheduled', price.total - UNPRICED_RESERVE),
  })),
  together('refused', 'an edited delivery that holds its old price', () => unheld(SCHEDULED, moved())),
  alone('refused', 'what is held, lowered without a delivery,', (world) =>
    write(world.as('member'), RESERVED, { amount: 0, of: 'd1', at: serverTimestamp() }),
  ),
  alone('refused', 'what is held, lowered for a delivery that is not there,', (world) =>
    update(world.as('member'), RESERVED, { amount: 0, of: 'nobody', at: serverTimestamp() }),
  ),
  alone('refused', 'what is held, told anew without a delivery,', (world) =>
    update(world.as('member'), RESERVED, { of: 'd1', at: serverTimestamp() }),
  ),
  alone('refused', 'what is held for a delivery of a path', (world) =>
    update(world.as('member'), RESERVED, { of: '../Deliveries/d1', at: serverTimestamp() }),
  ),
];
