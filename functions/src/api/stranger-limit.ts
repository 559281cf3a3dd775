import { API_LIMITS } from '@fleetfoot/shared/api';
import { createBuckets, remember, secondsUntilOne } from '../platform/buckets';
import { sha256 } from '../platform/sha256';
import type { ApiCall } from './api-call';
import { ApiFailure } from './api-failure';

const PER_MS = API_LIMITS.requests / (API_LIMITS.windowSeconds * 1000);

/** Keeps strangers from causing reads. What it knows, it knows of this instance only. */
export interface StrangerLimit {
  /**
   * Lets a request in, before anything is read for it. Each request takes one from its address, unless its key was found
   * lately; an address that has nothing left gets some back with time.
   * @returns to be told whether its key was found; if so the address gets its one back
   * @throws ApiFailure `rate_limited`
   */
  admit(call: ApiCall, now: Date): (isFound: boolean) => void;
}

/** A limit that nothing has been taken from yet. */
export function strangerLimit(): StrangerLimit {
  const buckets = createBuckets({ size: API_LIMITS.requests, perMs: PER_MS });
  /** Hashes of keys that were found when they were last sought. */
  const found = new Map<string, true>();

  return {
    admit({ address, header }, now) {
      const time = now.getTime();
      const mark = sha256(header('authorization') ?? '');
      const settle = (isFound: boolean) => {
        if (isFound) remember(found, mark, true);
        else found.delete(mark);
      };
      if (found.has(mark)) return settle;
      const left = buckets.left(address, time);
      if (left < 1) {
        throw new ApiFailure('rate_limited', {
          headers: { 'Retry-After': String(secondsUntilOne(left, PER_MS)) },
          isUnlogged: true,
        });
      }
      buckets.put(address, left - 1, time);
      return (isFound) => {
        settle(isFound);
        if (isFound) buckets.put(address, buckets.left(address, time) + 1, time);
      };
    },
  };
}
