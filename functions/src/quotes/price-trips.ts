import type { Coordinates } from '@fleetfoot/shared/domain';
import type { UrgencyLevel } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { QUOTE_MS, type Quote, quotes } from '@fleetfoot/shared/model/delivery/quote';
import { type Price, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import type { Firestore } from 'firebase-admin/firestore';
import type { NoRoad, Road, RoadsPort } from './roads';
import { presentTariff } from './tariffs';

/** Roads that are measured at the same time. */
const LANES = 20;

/** What a price is asked for. */
export interface AskedTrip {
  readonly pickup: Coordinates;
  readonly dropoff: Coordinates;
  readonly urgency_level: UrgencyLevel;
}

/** What pricing works with. */
export interface Pricing {
  readonly database: Firestore;
  readonly roads: RoadsPort;
  readonly now: Date;
}

const keyOf = ({ pickup, dropoff }: AskedTrip) =>
  [pickup.latitude, pickup.longitude, dropoff.latitude, dropoff.longitude].join(' ');

/** Measures each road once, however many trips take it. */
async function measured(
  { roads }: Pricing,
  trips: readonly AskedTrip[],
): Promise<Map<string, Road | NoRoad>> {
  const found = new Map<string, Road | NoRoad>();
  const waiting = [...new Map(trips.map((trip) => [keyOf(trip), trip]))];
  async function lane(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [key, { pickup, dropoff }] = next;
      found.set(key, await roads.measure(pickup, dropoff));
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  return found;
}

/** What trips cost by the tariff of now, in their order. */
export async function priceTrips(
  pricing: Pricing,
  trips: readonly AskedTrip[],
): Promise<readonly (Price | NoRoad)[]> {
  if (trips.length === 0) return [];
  const [tariff, found] = await Promise.all([
    presentTariff(pricing.database, pricing.now),
    measured(pricing, trips),
  ]);
  return trips.map((trip) => {
    const road = found.get(keyOf(trip)) ?? 'unavailable';
    return typeof road === 'string'
      ? road
      : quotedPrice(tariff, { ...road, urgency_level: trip.urgency_level });
  });
}

/** What a quote is written for. */
export interface Asker {
  readonly orgID: string;
  readonly mode: Quote['mode'];
  /** Uid, or `api`. */
  readonly by: string;
}

/** Quotes trips: what was told is kept until it expires, so that a delivery can be created with it. */
export async function quoteTrips(
  pricing: Pricing,
  { orgID, mode, by }: Asker,
  trips: readonly AskedTrip[],
): Promise<readonly (Quote | NoRoad)[]> {
  const { database, now } = pricing;
  const prices = await priceTrips(pricing, trips);
  const batch = database.batch();
  const quoted = trips.map(({ pickup, dropoff, urgency_level }, index): Quote | NoRoad => {
    const price = prices[index] ?? 'unavailable';
    if (typeof price === 'string') return price;
    const reference = database.collection(quotes.path(orgID)).doc();
    const quote: Quote = {
      ...{ id: reference.id, mode, urgency_level, price },
      ...{ pickup_latitude: pickup.latitude, pickup_longitude: pickup.longitude },
      ...{ dropoff_latitude: dropoff.latitude, dropoff_longitude: dropoff.longitude },
      ...{ created_at: now, created_by: by, expiresAt: new Date(now.getTime() + QUOTE_MS) },
    };
    batch.create(reference, quote);
    return quote;
  });
  await batch.commit();
  return quoted;
}
