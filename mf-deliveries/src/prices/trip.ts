import { AppError, type Coordinates } from '@fleetfoot/shared/domain';
import type { UrgencyLevel } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { NO_ROAD } from '@fleetfoot/shared/model/delivery/quote';
import type { Price } from '@fleetfoot/shared/model/delivery/tariff';
import type { QuoteAnswer } from '@fleetfoot/shared/operations';

/** What a price is asked for. */
export interface Trip {
  readonly pickup: Coordinates;
  readonly dropoff: Coordinates;
  readonly urgency_level: UrgencyLevel;
}

/** Asks the server what a trip costs; rejects with an AppError. */
export type AskPrice = (trip: Trip) => Promise<QuoteAnswer>;

/** Asks what at most `TRIPS_AT_ONCE` trips cost, in their order. */
export type AskPrices = (trips: readonly Trip[]) => Promise<readonly QuoteAnswer[]>;

/** A price that the user was shown, as their delivery is created with it. The device keeps it with what waits. */
export interface ShownQuote {
  readonly quoteID: string;
  readonly price: Price;
  /** By the server's clock. */
  readonly expiresAt: Date;
}

/** The price that is on the screen, or that there is none, and the trip that it is of. */
export interface Shown {
  readonly key: string;
  readonly quote: ShownQuote | 'no_road';
}

interface Ends {
  readonly urgency_level: UrgencyLevel;
  readonly pickup: { readonly address: { readonly coordinates?: Coordinates | undefined } };
  readonly dropoff: { readonly address: { readonly coordinates?: Coordinates | undefined } };
}

/** The trip of a delivery, once both of its places are known. */
export function tripOf({ urgency_level, pickup, dropoff }: Ends): Trip | undefined {
  const [from, to] = [pickup.address.coordinates, dropoff.address.coordinates];
  if (!from || !to) return undefined;
  const place = ({ latitude, longitude }: Coordinates) => ({ latitude, longitude });
  return { pickup: place(from), dropoff: place(to), urgency_level };
}

/** The same text for the same trip. */
export function tripKey(trip: Trip | undefined): string {
  return trip ? JSON.stringify(trip) : '';
}

/**
 * The price that was shown of a trip; `undefined` where the user saw none.
 * @throws AppError `failed-precondition` where they saw that there is no road
 */
export function shownQuoteOf(shown: Shown | undefined, trip: Trip | undefined): ShownQuote | undefined {
  if (shown?.key !== tripKey(trip)) return undefined;
  if (shown.quote !== 'no_road') return shown.quote;
  throw new AppError('failed-precondition', 'There is no road.', { userMessage: NO_ROAD });
}
