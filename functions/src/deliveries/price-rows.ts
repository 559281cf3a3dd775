import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { newDelivery } from '@fleetfoot/shared/model/delivery/new-delivery';
import { isGoodFor, quotes } from '@fleetfoot/shared/model/delivery/quote';
import type { ImportRow } from '@fleetfoot/shared/operations';
import { stored } from '../platform/stored';
import { type Pricing, priceTrips } from '../quotes/price-trips';
import { mayAsk } from '../quotes/trip-limit';
import { answerRows, deliveryIDOf } from './answer-rows';

/** What a delivery is created with. */
type Priced = Pick<Delivery, 'price' | 'quoteID'>;

/** Answer to what rows cost, by their deliveries' ids. */
interface PricedRows {
  readonly prices: ReadonlyMap<string, Priced>;
  /** Ids of deliveries without a road between their addresses. */
  readonly roadless: ReadonlySet<string>;
}

interface Rows {
  readonly orgID: string;
  readonly uid: string;
  readonly importID: string;
  readonly rows: readonly ImportRow[];
}

/** The prices that were shown for rows, by their deliveries' ids, as far as their quotes are good for them. */
async function quotedRows({ database, now }: Pricing, { orgID, importID, rows }: Rows) {
  const named = rows.flatMap(({ row, quoteID }) => (quoteID === undefined ? [] : [{ row, quoteID }]));
  if (named.length === 0) return () => undefined;
  const documents = await database.getAll(
    ...named.map(({ quoteID }) => database.doc(quotes.document(orgID, quoteID))),
  );
  const found = new Map(
    documents.flatMap((document, index) => {
      const id = deliveryIDOf(importID, named[index]?.row ?? -1);
      return document.exists ? [[id, stored(quotes, document)] as const] : [];
    }),
  );
  return (delivery: Delivery): Priced | undefined => {
    const quote = found.get(delivery.id);
    return quote && isGoodFor(quote, 'live', delivery, now)
      ? { price: quote.price, quoteID: quote.id }
      : undefined;
  };
}

/**
 * What the rows' deliveries cost, by their ids: what was shown, or else what the tariff says. One that cannot be priced
 * now, or is more than a member may ask for, is left out; it is priced before it is dispatched.
 */
export async function priceRows(pricing: Pricing, asked: Rows): Promise<PricedRows> {
  const { database, now } = pricing;
  const { orgID, uid } = asked;
  const { accepted } = answerRows(asked, { has: () => false, references: new Map() }, () => now);
  const created = accepted.map(({ id, details }) => newDelivery(details, { id, uid, serverTime: now }));
  const quoteFor = await quotedRows(pricing, asked);
  const prices = new Map<string, Priced>();
  const roadless = new Set<string>();
  const others: Delivery[] = [];
  for (const delivery of created) {
    const quoted = quoteFor(delivery);
    if (quoted) prices.set(delivery.id, quoted);
    else others.push(delivery);
  }
  if (others.length === 0 || !(await mayAsk(database, `${orgID}_${uid}`, others.length, now)))
    return { prices, roadless };
  const trips = others.map(({ urgency_level, ...delivery }) => ({
    urgency_level,
    pickup: { latitude: Number(delivery.pickup_latitude), longitude: Number(delivery.pickup_longitude) },
    dropoff: { latitude: Number(delivery.dropoff_latitude), longitude: Number(delivery.dropoff_longitude) },
  }));
  const answers = await priceTrips(pricing, trips);
  for (const [index, { id }] of others.entries()) {
    const price = answers[index];
    if (typeof price === 'object') prices.set(id, { price });
    else if (price === 'no_road') roadless.add(id);
  }
  return { prices, roadless };
}
