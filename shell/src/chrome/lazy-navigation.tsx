import { standing } from '@fleetfoot/shared/session';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { loadSignedIn } from '../load-signed-in';
import { useAuthState } from './use-shell';

/** Pause before the next attempt, in milliseconds. */
const RETRY_MS = 3_000;

/** Keeps the sidebar's place for set-up users, and fetches its code for them. */
export function LazyNavigation() {
  const isShown = useAuthState((state) => standing(state) === 'set-up');
  const [Navigation, setNavigation] = useState<ComponentType>();
  const [attempt, setAttempt] = useState(0);

  useLayoutEffect(() => {
    document.documentElement.dataset['layout'] = isShown ? 'sidebar' : 'plain';
  }, [isShown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again.
  useEffect(() => {
    if (!isShown || Navigation !== undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    loadSignedIn().then(
      (loaded) => isCurrent && setNavigation(() => loaded.Navigation),
      () => {
        if (isCurrent) timer = setTimeout(() => setAttempt((count) => count + 1), RETRY_MS);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isShown, Navigation, attempt]);

  return isShown && Navigation && <Navigation />;
}
