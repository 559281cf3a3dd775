import { API_LIMITS } from '@fleetfoot/shared/api';
import { apiUsage } from '@fleetfoot/shared/model/api/api-request';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import type { KeyHolder } from './api-call';
import { ApiFailure } from './api-failure';

const WINDOW_MS = API_LIMITS.windowSeconds * 1000;

/** Whose requests are counted, and how many of the key's there were a moment ago. */
interface Counted extends KeyHolder {
  readonly usage: DocumentSnapshot;
}

function windowOf(now: Date): number {
  return Math.floor(now.getTime() / WINDOW_MS);
}

/** Where requests of the present window are counted: of a key by its hash, of an organisation by its id and the mode. */
export function usageReference(database: Firestore, of: string, now: Date): DocumentReference {
  return database.doc(apiUsage.document(`${of}_${windowOf(now)}`));
}

function limited(now: Date, isUnlogged: boolean): ApiFailure {
  const seconds = Math.ceil(((windowOf(now) + 1) * WINDOW_MS - now.getTime()) / 1000);
  return new ApiFailure('rate_limited', {
    headers: { 'Retry-After': String(Math.max(1, seconds)) },
    isUnlogged,
  });
}

function countIn(usage: DocumentSnapshot): number {
  const count: unknown = usage.get('count');
  return typeof count === 'number' ? count : 0;
}

/**
 * Counts a request, of its key and of its organisation. It is counted first and read afterwards, so that of requests at once
 * no more are let through than may be; once a count is known to be full nothing is written, however many come.
 * @returns how many requests are left in this window
 * @throws ApiFailure `rate_limited`
 */
export async function countRequest(
  database: Firestore,
  { usage, orgID, mode }: Counted,
  now: Date,
): Promise<number> {
  if (countIn(usage) >= API_LIMITS.requests) throw limited(now, true);
  const all = usageReference(database, `${orgID}_${mode}`, now);
  if (countIn(await all.get()) >= API_LIMITS.organizationRequests) throw limited(now, true);
  const batch = database.batch();
  const expiresAt = Timestamp.fromMillis(now.getTime() + 2 * WINDOW_MS);
  for (const reference of [usage.ref, all]) {
    batch.set(reference, { count: FieldValue.increment(1), expiresAt }, { merge: true });
  }
  await batch.commit();
  const [ofKey = 0, ofAll = 0] = (await database.getAll(usage.ref, all)).map(countIn);
  const left = Math.min(API_LIMITS.requests - ofKey, API_LIMITS.organizationRequests - ofAll);
  // The first of a flood is logged, for the organisation to see it.
  if (left < 0) throw limited(now, left < -1);
  return left;
}
