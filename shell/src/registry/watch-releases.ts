/** How often an open page looks for what was released or taken back, in milliseconds. */
const EVERY_MS = 30_000;

/**
 * Keeps an open page up to date while somebody looks at it.
 * @param refresh reads the registry again; never rejects
 */
export function watchReleases(refresh: () => Promise<unknown>): void {
  let last = Date.now();
  function look(): void {
    if (document.hidden || !navigator.onLine || Date.now() - last < EVERY_MS) return;
    last = Date.now();
    void refresh();
  }
  setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
}
