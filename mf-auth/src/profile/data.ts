import { type AppError, toAppError } from '@fleetfoot/shared/domain';
import {
  type AuthUser,
  changeDocument,
  createDocument,
  type Live,
  observeAuth,
  SERVER_TIME,
  startSession,
} from '@fleetfoot/shared/firebase';
import type { ProfileDetails } from '@fleetfoot/shared/model/team/onboarding-details';
import { users } from '@fleetfoot/shared/model/team/people';
import { useCallback, useEffect, useState } from 'react';

/** Writes the profile of a user without one. */
export async function createProfile({ uid, phoneNumber }: AuthUser, details: ProfileDetails): Promise<void> {
  const path = users.document(uid);
  const profile = { id: uid, ...details, phoneNumber, dateJoined: SERVER_TIME };
  const isNew = await createDocument(path, profile);
  if (isNew) return;
  // A save whose answer was lost has created it, perhaps with other values. Only a sign-in that the server knows changes it.
  await startSession();
  await changeDocument({ path, parse: () => undefined }, () => ({ ...details }));
}

/**
 * The signed-in user, known to the sign-in service before a profile exists.
 * Stays `loading` while nobody is signed in; the shell then removes the page.
 */
export function useAuthUser(): Live<AuthUser> {
  const [user, setUser] = useState<AuthUser>();
  const [error, setError] = useState<AppError>();
  const [round, setRound] = useState(0);
  const retry = useCallback(() => setRound((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round observes afresh
  useEffect(() => {
    let isCurrent = true;
    let stop: (() => void) | undefined;
    setError(undefined);
    observeAuth((next) => {
      if (isCurrent) setUser(next);
    }).then(
      (unsubscribe) => {
        if (isCurrent) stop = unsubscribe;
        else unsubscribe();
      },
      (reason: unknown) => {
        if (isCurrent) setError(toAppError(reason));
      },
    );
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [round]);

  if (user) return { status: 'ready', data: user, offline: false };
  return error ? { status: 'error', error, retry } : { status: 'loading' };
}
