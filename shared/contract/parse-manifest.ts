import type { NavEntry, RemoteCommand, RemoteManifest, RemoteRoute, RouteAccess } from './manifest';
import type { FirstRead, FirstScreen, RegistryLine } from './registry-line';

const ACCESS: readonly string[] = ['signed-out', 'no-profile', 'no-organization', 'set-up', 'with-profile'];

type Fields = Readonly<Record<string, unknown>>;

/** A manifest or registry that breaks the contract. The message names the field and what it must be. */
export class ContractError extends Error {
  readonly code = 'contract';
  override readonly name = 'ContractError';
}

function fields(value: unknown, at: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ContractError(`${at} must be an object.`);
  }
  return value as Fields;
}

function text(value: unknown, at: string): string {
  if (typeof value !== 'string' || value === '') throw new ContractError(`${at} must be a non-empty string.`);
  return value;
}

function count(value: unknown, at: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw new ContractError(`${at} must be a whole number.`);
  return value;
}

function flag(value: unknown, at: string): boolean {
  if (typeof value !== 'boolean') throw new ContractError(`${at} must be true or false.`);
  return value;
}

function list<T>(value: unknown, at: string, item: (entry: unknown, at: string) => T): T[] {
  if (!Array.isArray(value)) throw new ContractError(`${at} must be a list.`);
  return value.map((entry, index) => item(entry, `${at}[${index}]`));
}

function path(value: unknown, at: string): string {
  const parsed = text(value, at);
  if (!/^\/[\w/:-]*$/.test(parsed))
    throw new ContractError(`${at} must be a path such as /deliveries/:deliveryID.`);
  return parsed;
}

function route(value: unknown, at: string): RemoteRoute {
  const from = fields(value, at);
  const access = text(from['access'], `${at}.access`);
  if (!ACCESS.includes(access)) throw new ContractError(`${at}.access must be one of ${ACCESS.join(', ')}.`);
  return {
    path: path(from['path'], `${at}.path`),
    access: access as RouteAccess,
    title: text(from['title'], `${at}.title`),
    page: text(from['page'], `${at}.page`),
  };
}

function navEntry(value: unknown, at: string): NavEntry {
  const from = fields(value, at);
  return {
    label: text(from['label'], `${at}.label`),
    path: path(from['path'], `${at}.path`),
    icon: text(from['icon'], `${at}.icon`),
    order: count(from['order'], `${at}.order`),
  };
}

function command(value: unknown, at: string): RemoteCommand {
  const from = fields(value, at);
  const parsed = { label: text(from['label'], `${at}.label`), path: path(from['path'], `${at}.path`) };
  if (from['key'] === undefined) return parsed;
  const key = text(from['key'], `${at}.key`);
  if (!/^[a-il-z]$/.test(key)) throw new ContractError(`${at}.key must be one letter, not j or k.`);
  return { ...parsed, key };
}

/**
 * Checks what a remote says about itself.
 * @param value the parsed JSON of `remote.json`
 * @returns the manifest, stripped of unknown fields
 * @throws ContractError naming the first field that is wrong
 */
export function parseManifest(value: unknown, at = 'manifest'): RemoteManifest {
  const from = fields(value, at);
  const routes = list(from['routes'], `${at}.routes`, route);
  const nav = list(from['nav'], `${at}.nav`, navEntry);
  const account = from['account'] === undefined ? [] : list(from['account'], `${at}.account`, navEntry);
  const commands = from['commands'] === undefined ? [] : list(from['commands'], `${at}.commands`, command);
  const named = [
    ...nav.map((entry) => ['nav', entry] as const),
    ...account.map((entry) => ['account', entry] as const),
    ...commands.map((one) => ['commands', one] as const),
  ];
  for (const [field, { path: target }] of named) {
    if (!routes.some(({ path: known }) => known === target))
      throw new ContractError(`${at}.${field} points at ${target}, which is none of its routes.`);
  }
  return {
    id: text(from['id'], `${at}.id`),
    title: text(from['title'], `${at}.title`),
    contract: count(from['contract'], `${at}.contract`),
    routes,
    nav,
    ...(account.length > 0 && { account }),
    ...(commands.length > 0 && { commands }),
    ...(from['finds'] !== undefined && { finds: text(from['finds'], `${at}.finds`) }),
    ...(from['day'] !== undefined && { day: flag(from['day'], `${at}.day`) }),
  };
}

/** Whether a line of the registry leaves its remote on, however little else of it can be read. */
function isEnabled(line: unknown): boolean {
  return (line as { readonly enabled?: unknown } | null | undefined)?.enabled !== false;
}

function byPage<T>(value: unknown, at: string, one: (value: unknown, at: string) => T): Record<string, T> {
  return Object.fromEntries(
    Object.entries(fields(value, at)).map(([page, item]) => [page, one(item, `${at}.${page}`)]),
  );
}

function texts(value: unknown, at: string): string[] {
  return list(value, at, text);
}

/** Letters of markup or styles: more is no first screen, and every page would bring it. */
const MOST_LETTERS = 16_000;

/** What runs, or asks another place for something; nothing of it belongs into a page before its scripts. */
const NO_MARKUP =
  /<\/?(?:script|style|link|meta|base|i?frame|object|embed|template)|[\s"'/]on\w+\s*=|javascript:/i;
const NO_STYLES = /<|@import|url\(/i;

function still(value: unknown, at: string, refused: RegExp): string {
  const parsed = text(value, at);
  if (parsed.length > MOST_LETTERS)
    throw new ContractError(`${at} must have ${MOST_LETTERS} letters at most.`);
  const found = refused.exec(parsed)?.[0];
  if (found !== undefined) throw new ContractError(`${at} must be without '${found.trim()}'.`);
  return parsed;
}

function firstScreen(value: unknown, at: string): FirstScreen {
  const { html, css } = fields(value, at);
  return { html: still(html, `${at}.html`, NO_MARKUP), css: still(css, `${at}.css`, NO_STYLES) };
}

/** Most documents of a first read; the security rules refuse a query for more. */
const MOST_READ = 200;

function firstRead(value: unknown, at: string): FirstRead {
  const from = fields(value, at);
  const path = text(from['path'], `${at}.path`);
  if (!/^Organizations\/\{organization\}\/\w+$/.test(path))
    throw new ContractError(
      `${at}.path must be a collection such as Organizations/{organization}/Deliveries.`,
    );
  const [field, direction] = list(from['orderBy'], `${at}.orderBy`, text);
  if (field === undefined || (direction !== 'asc' && direction !== 'desc'))
    throw new ContractError(`${at}.orderBy must be a field and asc or desc.`);
  const pageSize = count(from['pageSize'], `${at}.pageSize`);
  if (pageSize < 1 || pageSize > MOST_READ)
    throw new ContractError(`${at}.pageSize must be from 1 to ${MOST_READ}.`);
  return { path, orderBy: [field, direction], pageSize };
}

/** One hash of a kind that every browser knows: of any other text it takes no notice, and runs whatever comes. */
const HASH = /^sha(?:384-[A-Za-z\d+/]{64}|512-[A-Za-z\d+/]{86}==)$/;

function hash(value: unknown, at: string): string {
  const parsed = text(value, at);
  if (!HASH.test(parsed)) throw new ContractError(`${at} must be one sha384 or sha512 hash.`);
  return parsed;
}

function hashesOf(value: unknown, at: string, scripts: readonly string[]): Record<string, string> {
  const hashes = Object.fromEntries(
    Object.entries(fields(value, at)).map(([url, listed]) => [url, hash(listed, `${at} of ${url}`)]),
  );
  const without = scripts.find((script) => !Object.hasOwn(hashes, script));
  if (without !== undefined) throw new ContractError(`${at} must hold a hash of ${without}.`);
  return hashes;
}

/**
 * Checks one line of `remotes.json`.
 * @throws ContractError naming the first field that is wrong; a script without a hash is one
 */
export function parseRegistryEntry(value: unknown, at = 'remote'): RegistryLine {
  const from = fields(value, at);
  const entry = text(from['entry'], `${at}.entry`);
  const preload = list(from['preload'], `${at}.preload`, text);
  const pages = byPage(from['pages'], `${at}.pages`, texts);
  const scripts = [entry, ...preload, ...Object.values(pages).flat()];
  return {
    ...parseManifest(value, at),
    version: text(from['version'], `${at}.version`),
    entry,
    preload,
    pages,
    ...(from['doors'] !== undefined && { doors: byPage(from['doors'], `${at}.doors`, texts) }),
    ...(from['firstScreens'] !== undefined && {
      firstScreens: byPage(from['firstScreens'], `${at}.firstScreens`, firstScreen),
    }),
    ...(from['firstReads'] !== undefined && {
      firstReads: byPage(from['firstReads'], `${at}.firstReads`, firstRead),
    }),
    integrity: hashesOf(from['integrity'], `${at}.integrity`, scripts),
    enabled: isEnabled(value),
  };
}
