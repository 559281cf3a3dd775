import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '@fleetfoot/shared/contract';
import {
  type PublishedRelease,
  type ReleasedRegistry,
  type ReleasedRemote,
  type ReleaseStatement,
  signStatement,
} from '@fleetfoot/shared/release';
import type { Page, Route } from '@playwright/test';

type Line = Record<string, unknown> & ReleasedRemote;
type Edit = (line: Line, origin: string) => object | Promise<object>;

const STORE = '**/remotes.json';
const IN_PAGE = /(<script[^>]* id="registry">)(.*?)(<\/script>)/s;

/** Changes the registry within a page's HTML; another text is left as it is. */
export function withRegistry(html: string, change: (registry: ReleasedRegistry) => ReleasedRegistry): string {
  return html.replace(IN_PAGE, (_, start: string, text: string, end: string) => {
    const changed = JSON.stringify(change(JSON.parse(text) as ReleasedRegistry));
    return `${start}${changed.replaceAll('<', '\\u003c')}${end}`;
  });
}

/** A page's HTML without the registry, as it comes while the store does not answer. */
export function withoutRegistry(html: string): string {
  return html.replace(IN_PAGE, '');
}

/** Changes the registry that documents come with, from now on; what is no such document is left alone. */
async function editDocuments(
  page: Page,
  change: (registry: string, origin: string) => Promise<string>,
): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ timeout: 0 });
      const html = await response.text();
      const [whole = '', start = '', registry = '', end = ''] = IN_PAGE.exec(html) ?? [];
      const { origin } = new URL(route.request().url());
      const changed = whole && `${start}${await change(registry, origin)}${end}`;
      return route.fulfill({ response, body: html.replace(whole, () => changed) });
    },
  );
}

/** Answers the registry with something else altogether, and lets no document bring one. */
export async function answerRegistry(
  page: Page,
  status: number,
  contentType: string,
  body: string,
): Promise<void> {
  await editDocuments(page, async () => '');
  await page.route(STORE, (route) => route.fulfill({ status, contentType, body }));
}

/** Signs a statement as the remote's own team does. */
async function signAsTeam(origin: string, statement: ReleaseStatement) {
  const emulators = await fetch(new URL('/local/emulators.json', origin));
  const { teamKeys } = (await emulators.json()) as { teamKeys: string };
  const file = readFileSync(path.join(teamKeys, `${statement.remote}.json`), 'utf8');
  const { keyID, privateKey } = JSON.parse(file) as { keyID: string; privateKey: string };
  const bytes = Buffer.from(privateKey, 'base64');
  const key = await crypto.subtle.importKey('pkcs8', bytes, 'Ed25519', false, ['sign']);
  return signStatement(statement, keyID, key);
}

/** Answers the store with another statement about a remote, signed by its team. */
async function editStore(route: Route, id: string, edit: Edit): Promise<void> {
  const response = await route.fetch({ timeout: 0 });
  const { releases } = (await response.json()) as { releases: PublishedRelease[] };
  const { origin } = new URL(route.request().url());
  const edited = releases.map(async (release) => {
    if (release.remote !== id) return release;
    const { candidate: _, ...statement } = JSON.parse(release.statement) as ReleaseStatement;
    const line = { ...statement.stable, sequence: statement.sequence } as Line;
    const stable = (await edit(line, origin)) as RegistryEntry;
    const signed = await signAsTeam(origin, { ...statement, stable, enabled: stable.enabled !== false });
    return { ...release, ...signed };
  });
  await route.fulfill({ json: { releases: await Promise.all(edited) } });
}

/** Changes the line of a remote that documents come with, from now on: whoever serves them vouches for it. */
export async function editPageLine(page: Page, id: string, edit: Edit): Promise<void> {
  await editDocuments(page, async (text, origin) => {
    const { remotes } = JSON.parse(text) as ReleasedRegistry;
    const edited = remotes.map((line) => (line.id === id ? edit(line as Line, origin) : line));
    return JSON.stringify({ remotes: await Promise.all(edited) }).replaceAll('<', '\\u003c');
  });
}

/** Changes what the store says about one remote, as a release does, from now on. */
export async function editStoredLine(page: Page, id: string, edit: Edit): Promise<void> {
  await page.route(STORE, (route) => editStore(route, id, edit));
}

/** Changes one remote's line as a release does, from now on: for new pages and for open ones. */
export async function editLine(page: Page, id: string, edit: Edit): Promise<void> {
  await editPageLine(page, id, edit);
  await editStoredLine(page, id, edit);
}

/** The hash of a script, as a build writes it. */
export function hashOf(script: string): string {
  return `sha384-${createHash('sha384').update(script).digest('base64')}`;
}

/**
 * Deploys another script in place of one of a remote's: its content, and its hash in the registry. The page must be
 * reached by a link: what a document preloads has the hash of the real build.
 * @param name of the script, up to the hash in its file name
 */
export async function deployChanged(
  page: Page,
  id: string,
  name: string,
  change: (script: string) => string,
): Promise<void> {
  await editLine(page, id, async (line, origin) => {
    const [url = ''] = Object.keys(line.integrity).filter((one) => one.includes(`/${name}.`));
    const response = await page.request.get(new URL(url, origin).href);
    return { ...line, integrity: { ...line.integrity, [url]: hashOf(change(await response.text())) } };
  });
  await page.route(`**/remotes/${id}/**/${name}.*.js`, async (route) => {
    const response = await route.fetch({ timeout: 0 });
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** The line as a release of another build would have it. */
export function asVersion<Line extends RegistryEntry>(line: Line, version: string): Line {
  const text = JSON.stringify(line);
  const moved = text.replaceAll(`/${line.id}/${line.version}/`, `/${line.id}/${version}/`);
  return { ...(JSON.parse(moved) as Line), version };
}

/** Releases a remote's build again under another version, for this page alone. */
export async function releaseAgain(page: Page, id: string, version: string): Promise<void> {
  await page.route(`**/remotes/${id}/${version}/**`, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const line = await readLine(page, origin, id);
    const real = pathname.replace(`/${id}/${version}/`, `/${id}/${line.version}/`);
    await route.fulfill({ response: await page.request.get(new URL(real, origin).href) });
  });
  await editLine(page, id, (line) => asVersion(line, version));
}

/** A remote's line as documents come with it now. */
export async function readLine(page: Page, origin: string, id: string): Promise<RegistryEntry> {
  const html = await (await page.request.get(new URL('/login', origin).href)).text();
  const { remotes } = JSON.parse(IN_PAGE.exec(html)?.[2] ?? '') as ReleasedRegistry;
  const line = remotes.find((one) => one.id === id);
  if (!line) throw new Error(`The registry does not list ${id}.`);
  return line;
}
