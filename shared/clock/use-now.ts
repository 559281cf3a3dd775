import { useServices } from '@fleetfoot/shared/remote';
import { useEffect, useReducer } from 'react';

// Also the longest wait for a moment: the timers of browsers end after 24 days, and those of a device that slept are late.
const MINUTE_MS = 60_000;

/**
 * The present moment by the server's clock, looked at every minute.
 * @param moments the only ones that matter, if given: the component is rendered again at the next of them
 */
export function useNow(moments?: readonly (Date | undefined)[]): Date {
  const services = useServices();
  const [looks, look] = useReducer((count: number) => count + 1, 0);
  const now = services.now();
  const waits = moments?.flatMap((moment) =>
    moment && moment > now ? [moment.getTime() - now.getTime()] : [],
  );
  const wait = waits?.length === 0 ? undefined : Math.min(MINUTE_MS, ...(waits ?? []));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look begins the next wait, also of the same length
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [wait, looks]);
  return now;
}
