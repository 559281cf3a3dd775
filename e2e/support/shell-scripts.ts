import { VITALS_PATH } from '@fleetfoot/shared/vitals';
import type { Page } from '@playwright/test';
import type { LoggedRequest } from './network-log';

/** The parts of the shell that come later than the first paint, by the names of their chunks. */
const LATER = {
  sdks: ['firebase-auth', 'firebase-firestore', 'firebase-functions'],
  // What is done about sign-ins comes seconds after the page, whatever the page is, and the user's notices with it.
  signIns: ['sessions', 'device-session', 'session-notices', 'notice-center'],
  maps: ['drawn-map', 'places-script'],
  // What tells the operator how the page fares, what has it kept for later and its keys come after it too.
  vitals: ['vitals', 'worker', 'shortcuts'],
};

/** Parts that come once the SDKs have brought data: what is drawn below a document, what follows its changes, what is done with rows, what keeps it on the device, what helps with a new one. */
const AFTER_DATA =
  /^\/remotes\/mf-deliveries\/(?:[^/]+\/)*(?:below-delivery|entry-help|follow-changes|list-tools)\.[^/]+\.js$/;

/** Parts that New Delivery asks for once it stands: what checks it, and what finds whom it goes to. */
const AFTER_FORM = /^\/remotes\/mf-deliveries\/(?:[^/]+\/)*(?:details-schema|find-contacts)\.[^/]+\.js$/;

/** The remote that tells what waits at the account: it is asked with the notices, on the pages of other remotes, too. */
const ACCOUNT = '/remotes/mf-team-billing/';

/** Tells what a request is for. */
export interface Sorter {
  /** Part of the product: neither an emulator's nor a stand-in's, nor what comes seconds after the page. */
  isOurs(request: LoggedRequest): boolean;
  /** The SDKs, which fetch data once the first paint stands. */
  isSdk(request: LoggedRequest): boolean;
  /** Parts that come with data. One that was asked for before the SDKs were delays the first paint, and is none. */
  isAfterData(request: LoggedRequest, requests: readonly LoggedRequest[]): boolean;
  /** Parts that a form asks for once it stands, so that they delay no paint. */
  isAfterForm(request: LoggedRequest): boolean;
  /** What is done about sign-ins and at the account, with the SDK that it calls a function by, where the page has not asked for it before. */
  isAboutSignIns(request: LoggedRequest, requests: readonly LoggedRequest[]): boolean;
  /** What a visitor's first use brings, or a page that nobody has used for a while after it has loaded; what was asked for before is not. */
  isOfFirstUse(request: LoggedRequest, requests: readonly LoggedRequest[]): boolean;
  /** The drawing of maps, which is decoration. */
  isMap(request: LoggedRequest): boolean;
  /** Whether everything has been asked for that a signed-in page ends up with. */
  hasEverything(requests: readonly LoggedRequest[]): boolean;
}

/** Reads the addresses of the shell's lazy scripts: of all those of the chunks of these names. */
async function readScripts(page: Page, origin: string): Promise<(names: readonly string[]) => string[]> {
  const answer = await page.request.get(`${origin}/page.json`);
  const { assets } = (await answer.json()) as { assets: { doors: Record<string, readonly string[]> } };
  return (names) => names.flatMap((name) => assets.doors[name] ?? []).map((file) => `${origin}/${file}`);
}

async function oneScript(page: Page, origin: string, name: string, position: number): Promise<string> {
  const script = (await readScripts(page, origin))([name]).at(position);
  if (script === undefined) throw new Error(`The shell names no script of ${name}.`);
  return script;
}

/** The address of the script in which the SDK of the database is. */
export const databaseScript = (page: Page, origin: string) =>
  oneScript(page, origin, 'firebase-firestore', 0);

/** The address of the script of a lazy chunk of the shell's, without those that it shares with others. */
export const shellScript = (page: Page, origin: string, name: string) => oneScript(page, origin, name, -1);

/** Sorts requests by what the shell's own list of its scripts says about them. */
export async function sortRequests(page: Page, origin: string): Promise<Sorter> {
  const scripts = await readScripts(page, origin);
  const urls = (names: readonly string[]) => new Set(scripts(names));
  const sdks = urls(LATER.sdks);
  const signIns = urls(LATER.signIns);
  const signedIn = urls(['signed-in']);
  const door = urls(['firebase', ...LATER.sdks]);
  const callingSdk = urls(['firebase-functions']);
  const maps = urls(LATER.maps);
  const vitals = urls(LATER.vitals).add(`${origin}${VITALS_PATH}`);
  const kept = urls(['last-seen']);
  const needed = urls(['firebase-auth', 'firebase-firestore']);
  const hasEverything = (requests: readonly LoggedRequest[]) =>
    requests.filter(({ url }) => needed.has(url)).length === needed.size;
  return {
    isOurs: ({ url }) => url.startsWith(origin) && !url.startsWith(`${origin}/local/`) && !vitals.has(url),
    isSdk: ({ url }) => sdks.has(url),
    isAfterData: (request, requests) =>
      (kept.has(request.url) || AFTER_DATA.test(new URL(request.url).pathname)) &&
      hasEverything(requests.slice(0, requests.indexOf(request))),
    isAfterForm: ({ url }) => AFTER_FORM.test(new URL(url).pathname),
    isAboutSignIns: (request, requests) =>
      signIns.has(request.url) ||
      ((callingSdk.has(request.url) || request.url.includes(ACCOUNT)) &&
        requests.slice(0, requests.indexOf(request)).some(({ url }) => signIns.has(url))),
    isOfFirstUse: (request, requests) =>
      signedIn.has(request.url) ||
      (door.has(request.url) &&
        requests.slice(0, requests.indexOf(request)).some(({ url }) => signedIn.has(url))),
    isMap: ({ url }) => maps.has(url),
    hasEverything,
  };
}
