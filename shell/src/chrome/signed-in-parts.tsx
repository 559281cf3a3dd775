import { standing } from '@fleetfoot/shared/session';
import { useEffect, useLayoutEffect, useState } from 'react';
import { loadSignedIn } from '../load-signed-in';
import { useAuthState, useShell } from './use-shell';

/** Pause before the next attempt, in milliseconds. */
const RETRY_MS = 3_000;

type SignedIn = Awaited<ReturnType<typeof loadSignedIn>>;

/** The code of signed-in users, fetched once it is needed; `undefined` until it is there. */
function useSignedIn(isNeeded: boolean): SignedIn | undefined {
  const [signedIn, setSignedIn] = useState<SignedIn>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again.
  useEffect(() => {
    if (!isNeeded || signedIn !== undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    loadSignedIn().then(
      (loaded) => isCurrent && setSignedIn(loaded),
      () => {
        if (isCurrent) timer = setTimeout(() => setAttempt((count) => count + 1), RETRY_MS);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isNeeded, signedIn, attempt]);

  return signedIn;
}

/** Keeps the sidebar's place for set-up users, and shows it and what happened to their session. */
export function SignedInParts() {
  const isSetUp = useAuthState((state) => standing(state) === 'set-up');
  const notice = useShell((state) => state.notice);
  const SessionParts = useShell((state) => state.SessionParts);
  const signedIn = useSignedIn(isSetUp || notice !== undefined);

  useLayoutEffect(() => {
    document.documentElement.dataset['layout'] = isSetUp ? 'sidebar' : 'plain';
  }, [isSetUp]);

  if (signedIn === undefined) return undefined;
  const { Navigation, SessionNotice } = signedIn;
  return (
    <>
      {isSetUp && <Navigation />}
      {notice && <SessionNotice notice={notice} />}
      {SessionParts && <SessionParts />}
    </>
  );
}
