import type { Page } from '@playwright/test';
import type { LoggedRequest } from './network-log';

/** The parts of the shell that come later than the first paint, by the names of their chunks. */
const LATER = {
  sdks: ['firebase-auth', 'firebase-firestore', 'firebase-functions'],
  maps: ['drawn-map', 'places-script'],
};

/** Tells what a request is for. */
export interface Sorter {
  /** Part of the product: neither an emulator's nor a stand-in's. */
  isOurs(request: LoggedRequest): boolean;
  /** The SDKs, which fetch data once the first paint stands. */
  isSdk(request: LoggedRequest): boolean;
  /** The drawing of maps, which is decoration. */
  isMap(request: LoggedRequest): boolean;
  /** Whether everything has been asked for that a signed-in page ends up with. */
  hasEverything(requests: readonly LoggedRequest[]): boolean;
}

/** Sorts requests by what the shell's own list of its scripts says about them. */
export async function sortRequests(page: Page, origin: string): Promise<Sorter> {
  const answer = await page.request.get(`${origin}/shell.json`);
  const { doors } = (await answer.json()) as { doors: Record<string, readonly string[]> };
  const urls = (names: readonly string[]) =>
    new Set(names.flatMap((name) => doors[name] ?? []).map((file) => `${origin}/${file}`));
  const sdks = urls(LATER.sdks);
  const maps = urls(LATER.maps);
  const needed = urls(['firebase-auth', 'firebase-firestore']);
  return {
    isOurs: ({ url }) => url.startsWith(origin) && !url.startsWith(`${origin}/local/`),
    isSdk: ({ url }) => sdks.has(url),
    isMap: ({ url }) => maps.has(url),
    hasEverything: (requests) => requests.filter(({ url }) => needed.has(url)).length === needed.size,
  };
}
