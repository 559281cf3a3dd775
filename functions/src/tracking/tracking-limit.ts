import { createBuckets, remember, secondsUntilOne } from '../platform/buckets';

/** Requests by tokens that open nothing, of an address: at once, and as many in ten minutes. A mistyped link is opened a few times. */
const GUESSES = { size: 30, perMs: 30 / 600_000 };
/** Requests by one token: at once, and as many a minute. A page asks four times a minute, and some people have it open. */
const LOOKS = { size: 60, perMs: 60 / 60_000 };

/** Keeps guesses and floods from causing reads. What it knows, it knows of this instance only. */
export interface TrackingLimit {
  /**
   * Lets a request in, before anything is read for it. Half of South Africa shares addresses with neighbours, so an address
   * loses only what its tokens did not open, and a token that opened something lately asks nothing of its address.
   * @returns to be told whether the token opened anything; or after how many seconds it is worth another request
   */
  admit(address: string, token: string, now: Date): ((isFound: boolean) => void) | number;
}

export function trackingLimit(): TrackingLimit {
  const guesses = createBuckets(GUESSES);
  const looks = createBuckets(LOOKS);
  /** Tokens that opened something when they were last shown. */
  const found = new Map<string, true>();
  return {
    admit(address, token, now) {
      const time = now.getTime();
      const isKnown = found.has(token);
      const guessesLeft = guesses.left(address, time);
      if (!isKnown && guessesLeft < 1) return secondsUntilOne(guessesLeft, GUESSES.perMs);
      const looksLeft = looks.left(token, time);
      if (looksLeft < 1) return secondsUntilOne(looksLeft, LOOKS.perMs);
      if (!isKnown) guesses.put(address, guessesLeft - 1, time);
      looks.put(token, looksLeft - 1, time);
      return (isFound) => {
        if (isFound) remember(found, token, true);
        else found.delete(token);
        if (isFound && !isKnown) guesses.put(address, guesses.left(address, time) + 1, time);
      };
    },
  };
}
