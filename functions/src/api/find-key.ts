import { type ApiMode, modeOfKey } from '@fleetfoot/shared/api';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { hashOfKey } from '../domain/api-key';
import { paths } from '../domain/paths';
import { bearerToken } from '../http/bearer-token';
import type { ApiCall, KeyHolder } from './api-call';
import { ApiFailure } from './api-failure';
import { usageReference } from './rate-limit';

/** A key that is known, and how often it was used in this window. */
export interface KnownKey extends KeyHolder {
  readonly keyEnding: string;
  readonly isExpired: boolean;
  readonly usage: DocumentSnapshot;
}

const SHOWN = 4;

function isPast(expiresAt: unknown, now: Date): boolean {
  return expiresAt instanceof Timestamp && expiresAt.toMillis() <= now.getTime();
}

/**
 * Looks up the key of a request, in one read together with its use. What cannot be a key costs no read.
 * @throws ApiFailure `key_missing`, `key_invalid`
 */
export async function findKey(database: Firestore, { header }: ApiCall, now: Date): Promise<KnownKey> {
  const authorization = header('authorization');
  if (authorization === undefined) throw new ApiFailure('key_missing');
  const key = bearerToken(authorization) ?? '';
  if (modeOfKey(key) === undefined) throw new ApiFailure('key_invalid');
  const hash = hashOfKey(key);
  const [found, usage] = await database.getAll(
    database.doc(paths.apiKey(hash)),
    usageReference(database, hash, now),
  );
  if (!found?.exists || !usage) throw new ApiFailure('key_invalid');
  const { orgID, mode, expiresAt } = found.data() as { orgID: string; mode: ApiMode; expiresAt?: unknown };
  return { orgID, mode, keyEnding: key.slice(-SHOWN), isExpired: isPast(expiresAt, now), usage };
}
