import { AppError } from '@fleetfoot/shared/domain';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { RequestAuth } from '../callable/caller-of';
import { bearerToken } from './bearer-token';

/**
 * The verified ID token of a request; `undefined` without one.
 * @throws AppError `unauthenticated` for one that is expired, forged or of another project
 */
export async function bearerAuth(authorization: string | undefined): Promise<RequestAuth | undefined> {
  const token = bearerToken(authorization);
  if (token === undefined) return undefined;
  try {
    const claims = await getAuth(getApps()[0] ?? initializeApp()).verifyIdToken(token);
    return { uid: claims.uid, token: claims };
  } catch {
    throw new AppError('unauthenticated', 'The ID token is not valid.');
  }
}
