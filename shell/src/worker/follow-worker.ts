import { WORKER_FILE } from '@fleetfoot/shared/federation/kept-page';
import { isHashedFile } from './ways';

export interface WorkerOptions {
  readonly mayHaveWorker: () => boolean;
  /** A newer shell than this page's is on the server. */
  readonly offerUpdate: () => void;
}

/** How long a page waits until it looks for a newer shell again, in milliseconds. */
const UPDATE_MS = 300_000;

/** Hashed files that this page has loaded. */
const loaded = new Set<string>();
let lookedAt = 0;
let registering: Promise<void> | undefined;
let stopTelling = () => {};

function hashedFiles(list: readonly PerformanceEntry[]): readonly string[] {
  return list
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isHashedFile(pathname))
    .map(({ pathname }) => pathname);
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(WORKER_FILE, { updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  const observer = new PerformanceObserver((list) => {
    const before = loaded.size;
    for (const path of hashedFiles(list.getEntries())) loaded.add(path);
    if (loaded.size > before) registration.active?.postMessage({ keep: [...loaded] });
  });
  observer.observe({ type: 'resource', buffered: true });
  stopTelling = () => observer.disconnect();
}

/** Takes away what the registry has switched off, also what an earlier page of this browser has left. */
async function remove(): Promise<void> {
  stopTelling();
  loaded.clear();
  registering = undefined;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Whether the server has another shell: its worker names the scripts that a page begins with. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch(WORKER_FILE, { cache: 'no-cache' });
  const text = await answer.text();
  const own = [...document.querySelectorAll<HTMLScriptElement>('script[defer]')]
    .map(({ src }) => new URL(src).pathname)
    .filter(isHashedFile);
  return answer.ok && !own.every((path) => text.includes(path.slice(1)));
}

async function look({ mayHaveWorker, offerUpdate }: WorkerOptions): Promise<void> {
  if (!mayHaveWorker()) {
    await remove();
    return;
  }
  // A browser that refuses it is asked again by the next page, not every half minute.
  registering ??= register();
  await registering;
  if (Date.now() - lookedAt < UPDATE_MS) return;
  lookedAt = Date.now();
  if (!(await isOutdated())) return;
  // Once: who does not want it now reloads some day.
  lookedAt = Number.POSITIVE_INFINITY;
  offerUpdate();
}

/**
 * Registers the worker and tells it what this page has loaded, or removes it where the registry says so. Called again and
 * again while the page is open; what a browser refuses is left at that.
 */
export function followWorker(options: WorkerOptions): void {
  look(options).catch(() => undefined);
}
