import { callFunction } from '@fleetfoot/shared/firebase';
import { quoteDeliveries } from '@fleetfoot/shared/operations';
import type { AskPrice, AskPrices } from './trip';

/** Asks what trips of an organisation cost. */
export function askPricesOf(orgID: string): AskPrices {
  return async (trips) => (await callFunction(quoteDeliveries, { orgID, trips: [...trips] })).quotes;
}

/** Asks what a trip of an organisation costs. */
export function askPriceOf(orgID: string): AskPrice {
  const ask = askPricesOf(orgID);
  return async (trip) => (await ask([trip]))[0] ?? { failure: 'unavailable' };
}
