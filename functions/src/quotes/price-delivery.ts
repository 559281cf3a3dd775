import { UNPRICED_RESERVE } from '@fleetfoot/shared/model/billing/credit';
import { metresBetween, stopsOf } from '@fleetfoot/shared/model/delivery/arrival';
import { type Delivery, deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { type Price, quotedPrice, type Tariff } from '@fleetfoot/shared/model/delivery/tariff';
import { error as logError } from 'firebase-functions/logger';
import { creditLeftIn, creditRefs, reserve } from '../billing/trips/credit';
import { inTransaction } from '../platform/in-transaction';
import { type AskedTrip, type Pricing, priceTrips } from './price-trips';
import type { NoRoad } from './roads';
import { presentTariff } from './tariffs';

/** Metres per second along the straight line, where no road says how long a trip takes. */
const SPEED = 7;

/** As much of a delivery as its price depends on. */
type Priced = Parameters<typeof stopsOf>[0] & Pick<Delivery, 'urgency_level'>;

function tripOf(delivery: Priced): AskedTrip | undefined {
  const stops = stopsOf(delivery);
  return stops && { ...stops, urgency_level: delivery.urgency_level };
}

/** Price by road of a delivery without a quote. */
export async function priceByRoad(pricing: Pricing, delivery: Priced): Promise<Price | NoRoad> {
  const trip = tripOf(delivery);
  const [price] = trip ? await priceTrips(pricing, [trip]) : [];
  return price ?? 'no_road';
}

/** Price of a delivery whose road cannot be measured; nothing for the distance where its places cannot be read. */
export function priceByLine(tariff: Tariff, delivery: Priced): Price {
  const stops = stopsOf(delivery);
  const metres = stops ? Math.round(metresBetween(stops.pickup, stops.dropoff)) : 0;
  return quotedPrice(tariff, {
    urgency_level: delivery.urgency_level,
    metres,
    seconds: Math.round(metres / SPEED),
    straight_line: true,
  });
}

/**
 * Prices a stored delivery that has no price, once: who was told a price keeps it. Where no road can be measured it is
 * priced by the straight line, which is reported.
 * @returns whether it has a price now; not where its stops were edited meanwhile, nor where its price is above what is left
 * of the credit limit
 */
export async function priceStored(pricing: Pricing, orgID: string, delivery: Delivery): Promise<boolean> {
  const { database, now } = pricing;
  const measured = await priceByRoad(pricing, delivery);
  const isMeasured = typeof measured === 'object';
  const price = isMeasured ? measured : priceByLine(await presentTariff(database, now), delivery);
  if (!isMeasured)
    logError('a delivery is priced by the straight line', { orgID, id: delivery.id, measured });
  const reference = database.doc(deliveries.document(orgID, delivery.id));
  return inTransaction(database, async (transaction) => {
    const present = (await transaction.get(reference)).data() as Delivery | undefined;
    if (!present || present.price) return present !== undefined;
    if (JSON.stringify(tripOf(present)) !== JSON.stringify(tripOf(delivery))) return false;
    const more = price.total - UNPRICED_RESERVE;
    if (creditLeftIn(await transaction.getAll(...creditRefs(database, orgID))) < more) return false;
    transaction.update(reference, { price });
    reserve(transaction, database, orgID, more);
    return true;
  });
}
