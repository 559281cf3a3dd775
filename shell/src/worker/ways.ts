/** How the worker answers a request; `pass` leaves it to the browser. */
export type Way = 'page' | 'config' | 'file' | 'file-again' | 'pass';

export type AskedFor = Pick<Request, 'method' | 'mode' | 'url' | 'cache'>;

/** Paths below which functions and the local cloud answer, not the page. */
const ELSEWHERE = /^\/(?:remotes|releases|v1|i|t|vitals|policy-reports|local)(?:\/|$)/;
const HASHED_FILE = /\.[\da-f]{8,}\.(?:js|woff2)$/;

/** Whether a path is that of a script or font whose name says what is in it. */
export function isHashedFile(path: string): boolean {
  return HASHED_FILE.test(path);
}

/**
 * Which way a request goes.
 * @param origin the worker's own
 */
export function wayOf({ method, mode, url, cache }: AskedFor, origin: string): Way {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'pass';
  if (mode === 'navigate') {
    const isFile = pathname.slice(pathname.lastIndexOf('/')).includes('.');
    // A preview is a version that only the network knows.
    const isPreview = /[?&]preview=/.test(search);
    return isFile || isPreview || ELSEWHERE.test(pathname) ? 'pass' : 'page';
  }
  if (pathname === '/config.json') return 'config';
  if (!isHashedFile(pathname)) return 'pass';
  // Who asks past the browser's cache had a damaged copy, which may be ours.
  return cache === 'reload' || cache === 'no-cache' || cache === 'no-store' ? 'file-again' : 'file';
}

/** Every file that belongs to those that a page has loaded: with one of a version of a remote all of that version. */
export function wantedFiles(
  loaded: readonly string[],
  known: readonly string[],
  first: readonly string[],
): readonly string[] {
  const folders = new Set(loaded.flatMap((path) => /^\/remotes\/[^/]+\/[^/]+\//.exec(path)?.[0] ?? []));
  const asked = new Set([...first, ...loaded]);
  return known.filter((path) => asked.has(path) || [...folders].some((folder) => path.startsWith(folder)));
}
