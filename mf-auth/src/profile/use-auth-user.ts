import { type AppError, toAppError } from '@fleetfoot/shared/domain';
import { type AuthUser, type Live, observeAuth } from '@fleetfoot/shared/firebase';
import { useCallback, useEffect, useState } from 'react';

/**
 * Who is signed in, known to the sign-in service before there is a profile.
 * Stays `loading` for nobody: the shell then takes the page away.
 */
export function useAuthUser(): Live<AuthUser> {
  const [user, setUser] = useState<AuthUser>();
  const [error, setError] = useState<AppError>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt observes afresh
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
  }, [attempt]);

  if (user) return { status: 'ready', data: user, offline: false };
  return error ? { status: 'error', error, retry } : { status: 'loading' };
}
