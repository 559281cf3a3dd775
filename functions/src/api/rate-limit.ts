import { API_LIMITS } from '@fleetfoot/shared/api';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { ApiFailure } from './api-failure';

const WINDOW_MS = API_LIMITS.windowSeconds * 1000;

function windowOf(now: Date): number {
  return Math.floor(now.getTime() / WINDOW_MS);
}

/** Where a key's requests of the present window are counted. */
export function usageReference(database: Firestore, keyHash: string, now: Date): DocumentReference {
  return database.doc(`ApiUsage/${keyHash}_${windowOf(now)}`);
}

function limited(now: Date, isUnlogged: boolean): ApiFailure {
  const seconds = Math.ceil(((windowOf(now) + 1) * WINDOW_MS - now.getTime()) / 1000);
  return new ApiFailure('rate_limited', {
    headers: { 'Retry-After': String(Math.max(1, seconds)) },
    isUnlogged,
  });
}

function countIn(usage: DocumentSnapshot): number {
  return Number(usage.get('count') ?? 0);
}

/**
 * Counts a request. It is counted first and read afterwards, so that of requests at once no more are let through than may
 * be; once the count is known to be full nothing is written, however many come.
 * @param usage the count as it was a moment ago
 * @returns how many requests are left in this window
 * @throws ApiFailure `rate_limited`
 */
export async function countRequest(usage: DocumentSnapshot, now: Date): Promise<number> {
  if (countIn(usage) >= API_LIMITS.requests) throw limited(now, true);
  const expiresAt = Timestamp.fromMillis(now.getTime() + 2 * WINDOW_MS);
  await usage.ref.set({ count: FieldValue.increment(1), expiresAt }, { merge: true });
  const count = countIn(await usage.ref.get());
  // The first of a flood is logged, for the organisation to see it.
  if (count > API_LIMITS.requests) throw limited(now, count > API_LIMITS.requests + 1);
  return API_LIMITS.requests - count;
}
