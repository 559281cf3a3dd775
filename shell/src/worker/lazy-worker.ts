import type { WorkerOptions } from './follow-worker';

/** The page comes first: what it needs is there by then on most connections. In milliseconds. */
const PAUSE_MS = 4_000;

/**
 * Looks after the service worker once the page stands, with code that comes then. A browser without workers, or one that
 * refuses them, is as it was.
 * @returns looks again; resolves when the code is there
 */
export function lazyWorker(options: WorkerOptions): () => Promise<void> {
  async function look(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const loaded = await import(/* webpackChunkName: "worker" */ './follow-worker').catch(() => undefined);
    loaded?.followWorker(options);
  }
  setTimeout(look, PAUSE_MS);
  return look;
}
