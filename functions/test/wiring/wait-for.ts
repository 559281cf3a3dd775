import { setTimeout as sleep } from 'node:timers/promises';

/** Looks again and again until there is something, for 20 seconds. */
export async function waitFor<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  const end = Date.now() + 20_000;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error('It did not happen within 20 seconds.');
    await sleep(50);
  }
}
