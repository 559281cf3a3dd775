import { standing } from '@fleetfoot/shared/session';
import { useEffect, useLayoutEffect, useState } from 'react';
import { loadSignedIn } from '../load-signed-in';
import { useAuthState, useShell } from './use-shell';

/** Pause before the next attempt, in milliseconds. */
const RETRY_MS = 3_000;

/** What is told of a session comes when there is something to tell. */
const loadNotice = () => import('./notice');

/** Code that is fetched once it is needed; `undefined` until it is there. */
function useChunk<T>(load: () => Promise<T>, isNeeded: boolean): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again.
  useEffect(() => {
    if (!isNeeded || loaded !== undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    load().then(
      (chunk) => isCurrent && setLoaded(chunk),
      () => {
        if (isCurrent) timer = setTimeout(() => setAttempt((count) => count + 1), RETRY_MS);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isNeeded, loaded, attempt]);

  return loaded;
}

/** Keeps the sidebar's place for set-up users, and shows it and what happened to their session. */
export function SignedInParts() {
  const isSetUp = useAuthState((state) => standing(state) === 'set-up');
  const notice = useShell((state) => state.notice);
  const SessionParts = useShell((state) => state.SessionParts);
  const signedIn = useChunk(loadSignedIn, isSetUp);
  const told = useChunk(loadNotice, notice !== undefined);

  useLayoutEffect(() => {
    document.documentElement.dataset['layout'] = isSetUp ? 'sidebar' : 'plain';
  }, [isSetUp]);

  return (
    <>
      {isSetUp && signedIn && <signedIn.Navigation />}
      {notice && told && <told.SessionNotice notice={notice} />}
      {SessionParts && <SessionParts />}
    </>
  );
}
