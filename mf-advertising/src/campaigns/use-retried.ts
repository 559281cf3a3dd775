import type { Live } from '@fleetfoot/shared/firebase';
import { useEffect } from 'react';

/** How long a listener that has failed unseen waits, in milliseconds, before it listens afresh. */
const RETRY_MS = 10_000;

/** Listens afresh after a failure that the page does not show: nobody would press Retry. */
export function useRetried<T>(live: Live<T>): Live<T> {
  useEffect(() => {
    if (live.status !== 'error') return;
    const timer = setTimeout(live.retry, RETRY_MS);
    return () => clearTimeout(timer);
  }, [live]);
  return live;
}
