/** Reports of one window that are counted each. */
const COUNTED = 20;
/** Of those after them every so many is counted, for as many. */
const ONE_IN = 10;
/** Reports of one window that are looked at; after them it is a flood. */
const MOST = 200;
const WINDOW_MS = 60_000;

/**
 * Bounds what reports cost: of one instance at most 38 writes a minute, whoever sends how many.
 * @returns a function that says for how many reports the present one counts; 0 for one to drop
 */
export function createSampler(now: () => number = Date.now): () => number {
  let window = 0;
  let seen = 0;
  return () => {
    const present = Math.floor(now() / WINDOW_MS);
    if (present !== window) {
      window = present;
      seen = 0;
    }
    seen += 1;
    if (seen <= COUNTED) return 1;
    return seen <= MOST && seen % ONE_IN === 0 ? ONE_IN : 0;
  };
}
