import { useServices } from '@fleetfoot/shared/remote';
import { useEffect, useReducer } from 'react';

const MINUTE_MS = 60_000;

/** The present moment by the server's clock, looked at every minute. */
export function useNow(): Date {
  const services = useServices();
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return services.now();
}
