import { endingOf, modeOfKey } from '@fleetfoot/shared/api';
import { API_SCOPES, type ApiScope, apiKeys } from '@fleetfoot/shared/model/api/api-key';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { bearerToken } from '../platform/bearer-token';
import { stored } from '../platform/stored';
import type { ApiCall, KeyHolder } from './api-call';
import { ApiFailure } from './api-failure';
import { hashOfKey } from './keys/api-key';
import { usageReference } from './rate-limit';

/** A key that is known, and how often it was used in this window. */
export interface KnownKey extends KeyHolder {
  readonly keyEnding: string;
  readonly isExpired: boolean;
  readonly scopes: readonly ApiScope[];
  readonly usage: DocumentSnapshot;
  readonly reference: DocumentReference;
  readonly lastUsedAt: Date | undefined;
}

/**
 * What is stored of a key. One that cannot be read opens nothing, and whoever runs the service is told.
 * @throws ApiFailure `key_invalid`
 */
function readable(found: DocumentSnapshot) {
  try {
    return stored(apiKeys, found);
  } catch (error) {
    logError('A key cannot be read', error instanceof Error ? error.name : '');
    throw new ApiFailure('key_invalid');
  }
}

/**
 * Looks up the key of a request, in one read together with its use. Text that cannot be a key causes no read.
 * @throws ApiFailure `key_missing`, `key_invalid`
 */
export async function findKey(database: Firestore, { header }: ApiCall, now: Date): Promise<KnownKey> {
  const authorization = header('authorization');
  if (authorization === undefined) throw new ApiFailure('key_missing');
  const key = bearerToken(authorization) ?? '';
  if (modeOfKey(key) === undefined) throw new ApiFailure('key_invalid');
  const hash = hashOfKey(key);
  const [found, usage] = await database.getAll(
    database.doc(apiKeys.document(hash)),
    usageReference(database, hash, now),
  );
  if (!found?.exists || !usage) throw new ApiFailure('key_invalid');
  const { orgID, mode, expiresAt, named, lastUsedAt } = readable(found);
  const isExpired = expiresAt !== undefined && expiresAt <= now;
  const scopes = named?.scopes ?? API_SCOPES;
  return {
    ...{ orgID, mode, named, keyEnding: endingOf(key), isExpired, scopes },
    ...{ usage, reference: found.ref, lastUsedAt },
  };
}
