import { filesOfPage, KEPT_PAGE, type PageFiles } from '@fleetfoot/shared/federation/kept-page';
import { isHashedFile, wantedFiles, wayOf } from './ways';

/** What the worker needs of its own scope, which the types of a page leave out. */
interface WorkerScope {
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { readonly data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched extends Lasting {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

const worker = globalThis as unknown as WorkerScope;

/** Everything that is kept: the page, the configuration, scripts and the typeface, the same for every user. */
const CACHE = 'fleetfoot';
const CONFIG = '/config.json';

/** How long the network may take before what is kept is taken instead, in milliseconds. */
const PATIENCE_MS = { page: 6_000, config: 3_000 } as const;

/**
 * How old a kept page is when it is asked for again although it knows every file, and how young when it is not, whatever
 * it knows: a preview, or an older page that is still open, loads scripts that no newer page knows. In milliseconds.
 */
const OLD_MS = 3_600_000;
const YOUNG_MS = 60_000;

/** When a page was kept, by this device's clock. */
const KEPT_AT = 'fleetfoot-kept-at';

/** What is kept; nothing where the browser does not allow it. */
async function keptAnswer(path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE)).match(path, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** The network's answer, or what is kept where none comes in time. */
async function networkFirst(network: Promise<Response>, path: string, ms: number): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  const answer = await Promise.race([network.catch(() => undefined), late]);
  clearTimeout(timer);
  // Without anything kept the network decides, whatever it takes and however it fails.
  return answer ?? (await keptAnswer(path)) ?? network;
}

async function fromNetwork({ request, preloadResponse }: Fetched): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** A kept file has passed its hash; of a script the browser checks it against the page's once more. */
async function file({ request }: Fetched): Promise<Response> {
  return (await keptAnswer(new URL(request.url).pathname)) ?? fetch(request);
}

async function drop({ url }: Request): Promise<void> {
  await (await caches.open(CACHE)).delete(new URL(url).pathname, { ignoreVary: true });
}

interface KnownPage {
  readonly html: string;
  readonly headers: Headers;
  readonly files: PageFiles;
}

async function readPage(answer: Response | undefined): Promise<KnownPage | undefined> {
  if (!answer?.ok) return undefined;
  const html = await answer.text();
  const files = filesOfPage(html);
  return files && { html, files, headers: new Headers(answer.headers) };
}

function isCurrent({ headers, files }: KnownPage, loaded: readonly string[]): boolean {
  const age = Math.abs(Date.now() - Number(headers.get(KEPT_AT)));
  if (age < YOUNG_MS) return true;
  return age < OLD_MS && loaded.every((path) => files.integrity[path] !== undefined);
}

/** Takes files into the cache that lack in it. The browser refuses what does not have the hash. */
async function take(cache: Cache, paths: readonly string[], { integrity }: PageFiles): Promise<void> {
  for (const path of paths) {
    if (await cache.match(path, { ignoreVary: true })) continue;
    const answer = await fetch(path, { integrity: integrity[path] ?? '' });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
    await cache.put(path, answer);
  }
}

/**
 * Keeps what a page has loaded. The kept page is the list: a file that it does not vouch for is not kept, and with a
 * newer page go the files that only the older one knew. The page comes last, so that what is kept is always whole.
 * @param loaded paths of hashed files
 */
async function keep(loaded: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const known = await readPage(await keptAnswer(KEPT_PAGE));
  const isNew = !known || !isCurrent(known, loaded);
  const page = isNew ? await readPage(await fetch(KEPT_PAGE, { cache: 'no-store' })) : known;
  if (!page) return;
  const { html, headers, files } = page;
  const { first, integrity } = files;
  await take(cache, wantedFiles(loaded, Object.keys(integrity), first), files);
  if (!isNew) return;
  await cache.put(CONFIG, await fetch(CONFIG, { cache: 'no-cache' }));
  headers.set(KEPT_AT, String(Date.now()));
  await cache.put(KEPT_PAGE, new Response(html, { headers }));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (isHashedFile(pathname) && integrity[pathname] === undefined) await cache.delete(url);
  }
}

/** One after the other: pages of two tabs may tell at the same time. */
let keeping = Promise.resolve();

worker.addEventListener('install', (event) => {
  // It serves files by their hash, and a page where there is no other: to no open page it makes a difference.
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  // The page is asked for while the worker starts.
  event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable()));
});

worker.addEventListener('message', (event) => {
  const { keep: told } = (event.data ?? {}) as { readonly keep?: unknown };
  if (!Array.isArray(told)) return;
  const loaded = told.filter((path): path is string => typeof path === 'string' && isHashedFile(path));
  // A full disk or a lost connection: what is kept stays as it is, and pages go on with the network.
  keeping = keeping.then(() => keep(loaded)).catch(() => undefined);
  event.waitUntil(keeping);
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (wayOf(request, location.origin)) {
    case 'page':
      event.respondWith(networkFirst(fromNetwork(event), KEPT_PAGE, PATIENCE_MS.page));
      break;
    case 'config':
      event.respondWith(networkFirst(fetch(request), CONFIG, PATIENCE_MS.config));
      break;
    case 'file':
      event.respondWith(file(event));
      break;
    case 'file-again':
      event.waitUntil(drop(request).catch(() => undefined));
      break;
  }
});
