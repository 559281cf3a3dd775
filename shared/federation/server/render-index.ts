import type { AuthState, RouteAccess, SelectedOrganization } from '../../contract';
import { inBrief, type RegistryLine, type ReleasedRegistry } from '../../release';
import { resolveRoute } from '../../session/resolve-route';
import { SIGNED_OUT } from '../../session/signed-out';
import { KEPT_PAGE } from '../kept-page';
import PAGE_SCRIPTS from '../page-scripts/page-scripts.json' with { type: 'json' };
import { type PreloadedScript, remoteOfPath, scriptsFor } from '../preload-links';
import { toldRead } from './first-read';
import { type FrameParts, firstScreen } from './first-screen';
import { attribute } from './markup';
import { TYPEFACE_TEMPLATE } from './typeface';

/** The content of the shell's `shell.json`; file names are relative to the shell's folder. */
export interface ShellAssets {
  readonly scripts: readonly string[];
  /** Scripts of each lazy door and each named lazy chunk, by name. */
  readonly doors: Readonly<Record<string, readonly string[]>>;
  /** What is drawn around pages before scripts run. */
  readonly frame: FrameParts;
  /** Of every script and of the typeface. */
  readonly integrity: Readonly<Record<string, string>>;
}

export interface RenderIndexOptions {
  /** Goes into the page; without it the page asks for it by itself. */
  readonly registry: ReleasedRegistry | undefined;
  /** The requested path, without query. */
  readonly path: string;
  readonly shellAssets: ShellAssets;
  /** URLs of scripts that stand in for services of other companies; none in production. */
  readonly localScripts: readonly string[];
  /** A script that stands in for such a service before any other script runs; none in production. */
  readonly localFirst?: string;
  /** Fresh for each answer. */
  readonly nonce: string;
  /** The page's own Content-Security-Policy, which names the nonce. */
  readonly policy: string;
}

const NEEDS_NONCE = /<script(?=[\s>])|<style(?=[\s>])|<link(?=[^>]*\bas="script")/g;

/** The shell's lazy scripts that every page of an access needs: the door to its data and, for set-up users, the navigation. */
function neededDoors(access: RouteAccess): readonly string[] {
  if (access === 'signed-out') return [];
  return access === 'set-up' ? ['firebase', 'signed-in'] : ['firebase'];
}

function scriptLink({ url, integrity, crossOrigin }: PreloadedScript): string {
  const check = integrity === undefined ? '' : ` integrity="${attribute(integrity)}"`;
  return `<link rel="preload" as="script"${crossOrigin ? ' crossorigin' : ''} href="${attribute(url)}"${check}>`;
}

interface PreloadOptions {
  readonly registry: ReleasedRegistry;
  readonly shellAssets: ShellAssets;
}

/** An auth state of each standing, as far as routes tell them apart. */
const STATES: Readonly<Record<Exclude<RouteAccess, 'with-profile'>, AuthState>> = {
  'signed-out': SIGNED_OUT,
  'no-profile': { ...SIGNED_OUT, isSignedIn: true },
  'no-organization': { ...SIGNED_OUT, isSignedIn: true, hasProfile: true },
  'set-up': {
    ...SIGNED_OUT,
    isSignedIn: true,
    hasProfile: true,
    selectedOrganization: {} as SelectedOrganization,
  },
};

/** No chain of guards is longer. */
const MAX_REDIRECTS = 6;

/** Where the guards lead a user who asks for a path. */
function destination(path: string, state: AuthState, { remotes }: ReleasedRegistry): string {
  const routes = remotes.flatMap((remote) => remote.routes);
  let target = path;
  for (let hop = 0; hop < MAX_REDIRECTS; hop += 1) {
    const decision = resolveRoute(target, state, routes);
    if (decision.kind !== 'redirect') break;
    target = decision.to;
  }
  return target;
}

/** Id of the element with what the page reads first. */
const FIRST_READ = 'first-read';

/** JSON within the page. No text of it can end the element. */
function dataElement(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** What a path's page needs, wherever the user came from: its scripts, and what it reads first. */
function pageLinks(path: string, { registry, shellAssets }: PreloadOptions): readonly string[] {
  const found = remoteOfPath(path, registry);
  if (found === undefined) return [];
  const { entry, route } = found;
  const names = new Set([...neededDoors(route.access), ...(entry.doors?.[route.page] ?? [])]);
  const doors = [...names].flatMap((door) => shellAssets.doors[door] ?? []);
  const read = entry.firstReads?.[route.page];
  return [
    ...(read === undefined ? [] : [dataElement(FIRST_READ, toldRead(read))]),
    ...scriptsFor(entry, route.page).map(scriptLink),
    ...doors.map((file) =>
      scriptLink({
        url: `/${file.replace(/^\//, '')}`,
        integrity: shellAssets.integrity[file],
        crossOrigin: false,
      }),
    ),
  ];
}

function template(standings: readonly string[], links: string, drawn = ''): string {
  return links === '' ? '' : `<template data-preloads="${standings.join(' ')}"${drawn}>${links}</template>`;
}

/** The preloads of a destination: those of a version that some organisations get stand first. */
function templates(path: string, standings: readonly string[], options: PreloadOptions): readonly string[] {
  const { remotes } = options.registry;
  const links = pageLinks(path, options).join('');
  const remote = remotes.find(({ id }) => id === remoteOfPath(path, options.registry)?.entry.id);
  const { entry, percent } = remote?.candidate ?? {};
  if (entry === undefined || !standings.includes('set-up')) return [template(standings, links)];
  const drawn = { remotes: remotes.map((one) => (one === remote ? { ...one, ...entry } : one)) };
  return [
    template(
      ['set-up'],
      pageLinks(path, { ...options, registry: drawn }).join(''),
      ` data-version="${attribute(entry.version)}" data-percent="${percent}"`,
    ),
    template(standings, links),
  ];
}

/** Where the guards lead the users who ask for a path: the standings of each destination. */
type Destinations = ReadonlyMap<string, readonly string[]>;

function destinations(path: string, registry: ReleasedRegistry): Destinations {
  const standings = new Map<string, readonly string[]>();
  for (const [standing, state] of Object.entries(STATES)) {
    const target = destination(path, state, registry);
    standings.set(target, [...(standings.get(target) ?? []), standing]);
  }
  return standings;
}

/**
 * What the page asks for at once. Who the user is only the browser knows, and with it where the guards lead: the links of
 * each destination wait in a template, and a script takes those of this user.
 */
function preloads(targets: Destinations, options: PreloadOptions): readonly string[] {
  const waiting = [...targets].flatMap(([target, standings]) => templates(target, standings, options));
  const filled = waiting.filter(Boolean);
  if (filled.length === 0) return [];
  const scripts = [
    PAGE_SCRIPTS.preload,
    ...(filled.join('').includes(`id="${FIRST_READ}"`) ? [PAGE_SCRIPTS.firstRead] : []),
  ];
  return [...filled, ...scripts.map(({ text }) => `<script>${text}</script>`)];
}

/** What is seen before scripts have run, by where the guards lead; it waits as the links of {@link preloads} do. */
function firstScreens(targets: Destinations, { registry, shellAssets }: PreloadOptions): string {
  const screens = [...targets].flatMap(([target, standings]) =>
    [true, false].map((isFramed) => {
      const seenBy = standings.filter((standing) => (standing === 'set-up') === isFramed);
      if (seenBy.length === 0) return '';
      const screen = firstScreen(target, registry, isFramed ? shellAssets.frame : 'none');
      if (screen === undefined) return '';
      return `<template data-first="${seenBy.join(' ')}"><style>${screen.css}</style>${screen.html}</template>`;
    }),
  );
  const waiting = screens.join('');
  return waiting === '' ? '' : `${waiting}<script>${PAGE_SCRIPTS.firstScreen.text}</script>`;
}

/** With more remotes the files of those that a page does not open come after it, so that it grows by their routes alone. */
const MOST_WITH_FILES = 12;

/** What a path's page tells of the remotes: the files of all if they are few, else of those that the path may lead to. */
export function registryFor(
  path: string,
  registry: ReleasedRegistry,
  targets = destinations(path, registry),
): ReleasedRegistry {
  const { remotes } = registry;
  if (remotes.length <= MOST_WITH_FILES) return registry;
  const opened = new Set([...targets.keys()].map((target) => remoteOfPath(target, registry)?.entry.id));
  return {
    ...registry,
    remotes: remotes.map((remote) => (opened.has(remote.id) ? remote : inBrief(remote))),
  };
}

/** The registry as scripts read it: what is for the server is left out. */
function forScripts({ remotes, ...registry }: ReleasedRegistry): object {
  const told = ({ firstScreens, firstReads, ...line }: RegistryLine) => line;
  return {
    ...registry,
    remotes: remotes.map(({ candidate, ...remote }) => ({
      ...told(remote),
      ...(candidate && { candidate: { ...candidate, entry: told(candidate.entry) } }),
    })),
  };
}

/** What a page is filled with: what the browser asks for, what it shows at first, and what scripts read. */
function parts({ path, registry, shellAssets }: RenderIndexOptions) {
  const config = '<link rel="preload" as="fetch" crossorigin href="/config.json">';
  if (registry === undefined) return { asked: [config], first: '', read: '' };
  // It stands for any path.
  if (path === KEPT_PAGE)
    return { asked: [config], first: '', read: dataElement('registry', forScripts(registry)) };
  const targets = destinations(path, registry);
  const options = { registry, shellAssets };
  return {
    asked: [config, ...preloads(targets, options)],
    first: firstScreens(targets, options),
    read: dataElement('registry', forScripts(registryFor(path, registry, targets))),
  };
}

/** Whether a path is one of the product's pages; else it is a file, and absent if no file answers it. */
export function isPagePath(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return !name.includes('.') && !path.startsWith('/remotes/');
}

/** Gives the nonce to every tag that brings in a script or a style. */
function withNonce(html: string, nonce: string): string {
  return html.replace(NEEDS_NONCE, (tag) => `${tag} nonce="${attribute(nonce)}"`);
}

/** The place behind all that a page shows, for what scripts read. */
const LAST = '<!--registry-->';

/**
 * Completes the shell's page for one request, so that the browser asks at once for all that the path needs, and runs
 * nothing else.
 * @param html the built `index.html` with its placeholder comments
 */
export function renderIndex(html: string, options: RenderIndexOptions): string {
  const { localScripts, localFirst, nonce, policy } = options;
  const scripts = localScripts.map((url) => `<script defer src="${attribute(url)}"></script>`);
  // It counts for what comes after it in the page.
  const wall = `<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">`;
  // Replacements are functions: in a replacement text, `$` would have a meaning.
  const local = localFirst === undefined ? [] : [`<script>${localFirst}</script>`];
  const start = `<script>${PAGE_SCRIPTS.start.text}</script>`;
  const { asked, first, read } = parts(options);
  const page = html
    .replace('<!--preload-->', () => [wall, ...local, TYPEFACE_TEMPLATE, start, ...asked].join('\n    '))
    .replace('<!--first-screen-->', () => first)
    .replace(LAST, () => read)
    .replace('<!--local-services-->', () => scripts.join('\n    '))
    .replace('name="csp-nonce" content=""', () => `name="csp-nonce" content="${attribute(nonce)}"`);
  return withNonce(page, nonce);
}
