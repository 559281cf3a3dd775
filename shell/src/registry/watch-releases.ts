/** How often an open page looks for what was released or taken back, in milliseconds. */
const EVERY_MS = 30_000;

/** When a look is due again: a timer keeps its beat, and the tick after a late one comes a little less than that later. */
const DUE_MS = EVERY_MS - 1_000;

/**
 * Keeps an open page up to date while somebody looks at it.
 * @param refresh reads the registry again; never rejects
 */
export function watchReleases(refresh: () => Promise<unknown>): void {
  let last = Date.now();
  function look(): void {
    if (document.hidden || !navigator.onLine || Date.now() - last < DUE_MS) return;
    last = Date.now();
    void refresh();
  }
  setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
}
