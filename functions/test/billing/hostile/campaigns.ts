import { campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import { database } from '../../world/data';
import type { Paid } from './stripe-books';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The campaigns of an organisation that attempts have made: their ids are the attempts'. */
export async function campaignsMade(orgID: string): Promise<readonly string[]> {
  const { docs } = await database.collection(campaigns.path(orgID)).get();
  return docs.map(({ id }) => id);
}

/** Which attempts must have a campaign by what Stripe has, and which may: one given back whole was in time or late. */
export function campaignsDue(books: ReadonlyMap<string, Paid>) {
  const paid = [...books].filter(([, { charges }]) => charges.length > 0);
  const kept = paid.filter(([, { charges, refunds }]) => sum(charges) > sum(refunds));
  return { must: kept.map(([id]) => id), may: paid.map(([id]) => id) };
}
