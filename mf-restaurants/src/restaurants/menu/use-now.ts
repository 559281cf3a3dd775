import { useServices } from '@fleetfoot/shared/remote';
import { useEffect, useReducer } from 'react';

// A browser's timers end after 24 days at the latest, and one that slept is late.
const MOST_MS = 60_000;

/**
 * The present moment by the server's clock.
 * @param moments when it matters: the component is rendered again at the next of them
 */
export function useNow(moments: readonly (Date | undefined)[]): Date {
  const services = useServices();
  const [looks, look] = useReducer((count: number) => count + 1, 0);
  const now = services.now();
  const waits = moments.flatMap((moment) =>
    moment && moment > now ? [moment.getTime() - now.getTime()] : [],
  );
  const wait = waits.length > 0 ? Math.min(MOST_MS, ...waits) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look begins the next wait, also of the same length
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [wait, looks]);
  return now;
}
