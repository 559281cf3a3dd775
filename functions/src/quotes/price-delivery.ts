import { parseCoordinates } from '@fleetfoot/shared/domain';
import { type Delivery, deliveries, STOPS } from '@fleetfoot/shared/model';
import { error as logError } from 'firebase-functions/logger';
import { inTransaction } from '../platform/in-transaction';
import { type AskedTrip, type Pricing, priceTrips } from './price-trips';

/** As much of a delivery as its price depends on. */
type Priced = Pick<Delivery, 'urgency_level' | `${(typeof STOPS)[number]}_${'latitude' | 'longitude'}`>;

function tripOf(delivery: Priced): AskedTrip | undefined {
  const [pickup, dropoff] = STOPS.map((stop) =>
    parseCoordinates(delivery[`${stop}_latitude`], delivery[`${stop}_longitude`]),
  );
  return pickup && dropoff && { pickup, dropoff, urgency_level: delivery.urgency_level };
}

/** What a delivery without a quote costs; nothing is said of one whose road cannot be measured now. */
export async function priceDelivery(pricing: Pricing, delivery: Priced): Promise<Pick<Delivery, 'price'>> {
  const trip = tripOf(delivery);
  const [price] = trip ? await priceTrips(pricing, [trip]) : [];
  return typeof price === 'object' ? { price } : {};
}

/** Prices a stored delivery that has no price, once: who was told a price keeps it. */
export async function priceStored(pricing: Pricing, orgID: string, delivery: Delivery): Promise<void> {
  const { database } = pricing;
  const { price } = await priceDelivery(pricing, delivery);
  if (!price) {
    logError('a delivery without a price is dispatched', { orgID, id: delivery.id });
    return;
  }
  const reference = database.doc(deliveries.document(orgID, delivery.id));
  await inTransaction(database, async (transaction) => {
    const present = (await transaction.get(reference)).data() as Delivery | undefined;
    if (!present || present.price) return;
    // Its stops may have been edited meanwhile: then the next look prices it.
    if (JSON.stringify(tripOf(present)) !== JSON.stringify(tripOf(delivery))) return;
    transaction.update(reference, { price });
  });
}
