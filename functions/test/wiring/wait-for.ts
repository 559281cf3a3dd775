import { setTimeout as sleep } from 'node:timers/promises';

/** Of the local Stripe, whose pauses up to the fifth attempt at an event alone are 21 seconds. In milliseconds. */
const PATIENCE_MS = 60_000;

/** Looks again and again until there is something, for a minute. */
export async function waitFor<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error('It did not happen within a minute.');
    await sleep(50);
  }
}
