import type { ReleasedRegistry } from '../release';

/** The address of the page that a browser keeps for any path: the shell and the whole registry, and no first screen. */
export const KEPT_PAGE = '/offline';

/** The service worker's own address. Its name has no hash: browsers look for a newer one under the same. */
export const WORKER_FILE = '/sw.js';

/** What a kept page vouches for, as paths with their integrity. */
export interface PageFiles {
  /** The scripts that it begins with. */
  readonly first: readonly string[];
  readonly integrity: Readonly<Record<string, string>>;
}

function dataOf<T>(html: string, id: string): T | undefined {
  const [, json] = new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as T);
}

/**
 * Reads the files of a page as `renderIndex` writes it: where they are and what they must be.
 * @returns `undefined` for a page without a registry, which is not whole
 */
export function filesOfPage(html: string): PageFiles | undefined {
  const registry = dataOf<ReleasedRegistry>(html, 'registry');
  const lazy = dataOf<Readonly<Record<string, string>>>(html, 'integrity');
  if (registry === undefined || lazy === undefined) return undefined;
  const tags = [...html.matchAll(/<script[^>]* defer src="(\/[^"]+)"[^>]* integrity="([^"]+)"/g)];
  const first = Object.fromEntries(tags.map(([, path = '', hash = '']) => [path, hash]));
  const lines = registry.remotes.flatMap((remote) => [
    remote.integrity,
    ...(remote.candidate ? [remote.candidate.entry.integrity] : []),
  ]);
  return { first: Object.keys(first), integrity: Object.assign({}, first, lazy, ...lines) };
}
