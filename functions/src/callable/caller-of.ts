import { AppError } from '@fleetfoot/shared/domain';
import type { Caller } from '../domain/caller';

/** The verified token of a request, as far as it matters here. The emulator gives a garbage token a null uid. */
export interface RequestAuth {
  readonly uid?: string | null;
  readonly token?: { readonly phone_number?: unknown };
}

/**
 * Who calls.
 * @throws AppError `unauthenticated` unless it is somebody who signed in with a phone number
 */
export function callerOf(auth: RequestAuth | undefined): Caller {
  const phoneNumber = auth?.token?.phone_number;
  if (auth?.uid && typeof phoneNumber === 'string' && phoneNumber !== '')
    return { uid: auth.uid, phoneNumber };
  throw new AppError('unauthenticated', 'Call this with the ID token of a user who signed in by phone.');
}
