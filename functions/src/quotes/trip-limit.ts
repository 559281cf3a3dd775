import { apiUsage } from '@fleetfoot/shared/model/api/api-request';
import { IMPORT_ROWS } from '@fleetfoot/shared/operations';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

const HOUR_MS = 3_600_000;

/** Trips whose prices one member, or an organisation by the API, may ask for in an hour: the largest import, twice, and a day's work beside it. */
export const TRIPS_PER_HOUR = 2 * IMPORT_ROWS + 1_000;

/**
 * Counts trips before any is measured, so that of calls at once no more are let through than may be.
 * @param asker the organisation's id and the member's, or what stands for the API
 * @returns whether that many more may be measured in this hour
 */
export async function mayAsk(database: Firestore, asker: string, trips: number, now: Date): Promise<boolean> {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const reference = database.doc(apiUsage.document(`quotes_${asker}_${hour}`));
  const countOf = async () => Number((await reference.get()).get('count') ?? 0);
  // Once it is full nothing is written, however many come.
  if ((await countOf()) >= TRIPS_PER_HOUR) return false;
  const expiresAt = new Date(now.getTime() + 2 * HOUR_MS);
  await reference.set({ count: FieldValue.increment(trips), expiresAt }, { merge: true });
  return (await countOf()) <= TRIPS_PER_HOUR;
}
