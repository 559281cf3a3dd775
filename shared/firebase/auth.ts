import { AppError } from '@fleetfoot/shared/domain';
import type { User } from 'firebase/auth';
import { attempt } from './attempt';
import { report } from './firebase-config';
import { openAuth } from './open-auth';
import { forgetFirestore } from './open-firestore';

export interface AuthUser {
  readonly uid: string;
  /** E.164; empty for an account without a number. */
  readonly phoneNumber: string;
}

/** Starts loading the auth SDK, for a screen that will need it soon. */
export function preloadAuth(): void {
  openAuth().catch((error: unknown) => report(error, { loading: 'firebase-auth' }));
}

function toAuthUser(user: User | null): AuthUser | undefined {
  return user ? { uid: user.uid, phoneNumber: user.phoneNumber ?? '' } : undefined;
}

/**
 * Tells who is signed in: once as soon as it is known, and after every change, also one made in another tab.
 * @returns the function that ends it
 * @throws AppError when the SDK cannot be loaded
 */
export function observeAuth(listener: (user: AuthUser | undefined) => void): Promise<() => void> {
  return attempt(async () => {
    const { sdk, auth } = await openAuth();
    let previous: string | undefined;
    return sdk.onAuthStateChanged(auth, (user) => {
      if (previous !== undefined && previous !== user?.uid) {
        forgetFirestore().catch((error: unknown) => report(error, { closing: 'firestore' }));
      }
      previous = user?.uid;
      listener(toAuthUser(user));
    });
  });
}

/**
 * Asks the auth service whether the signed-in account is still there. One that was deleted or disabled is signed out
 * here and now, which `observeAuth` tells a little later.
 * @throws AppError `unauthenticated` or `permission-denied` for such an account, others when it could not be asked
 */
export function checkAccount(): Promise<void> {
  return attempt(async () => {
    const { auth } = await openAuth();
    await auth.currentUser?.reload();
    // Another request of the SDK may be signing the account out: it forgets the user first, and tells last.
    if (auth.currentUser === null) throw new AppError('unauthenticated', 'The account is signed out.');
  });
}

/** Ends every live read and drops what it left in memory; the next read begins afresh. */
export function forgetData(): Promise<void> {
  return attempt(forgetFirestore);
}

/** Signs out and drops everything in memory that belongs to the tenant; the next user starts clean. */
export function endSession(): Promise<void> {
  return attempt(async () => {
    const { sdk, auth } = await openAuth();
    await sdk.signOut(auth);
    await forgetFirestore();
  });
}
