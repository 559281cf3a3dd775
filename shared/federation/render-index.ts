import type { Registry, RouteAccess } from '../contract';
import { type PreloadedScript, remoteOfPath, scriptsFor } from './preload-links';

/** The content of the shell's `shell.json`; file names are relative to the shell's folder. */
export interface ShellAssets {
  readonly scripts: readonly string[];
  /** Scripts of each lazy door and each named lazy chunk, by name. */
  readonly doors: Readonly<Record<string, readonly string[]>>;
}

export interface RenderIndexOptions {
  readonly registry: Registry;
  /** The requested path, without query. */
  readonly path: string;
  readonly shellAssets: ShellAssets;
  /** URLs of scripts that stand in for services of other companies; none in production. */
  readonly localScripts: readonly string[];
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

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function scriptLink({ url, integrity, crossOrigin }: PreloadedScript): string {
  const check = integrity === undefined ? '' : ` integrity="${attribute(integrity)}"`;
  return `<link rel="preload" as="script"${crossOrigin ? ' crossorigin' : ''} href="${attribute(url)}"${check}>`;
}

function preloadLinks({ registry, path, shellAssets }: RenderIndexOptions): string[] {
  const links = ['/config.json', '/remotes.json'].map(
    (url) => `<link rel="preload" as="fetch" crossorigin href="${url}">`,
  );
  const found = remoteOfPath(path, registry);
  if (found === undefined) return links;
  const { entry, route } = found;
  const names = new Set([...neededDoors(route.access), ...(entry.doors?.[route.page] ?? [])]);
  const doors = [...names].flatMap((door) => shellAssets.doors[door] ?? []);
  return [
    ...links,
    ...scriptsFor(entry, route.page).map(scriptLink),
    ...doors.map((file) =>
      scriptLink({ url: `/${file.replace(/^\//, '')}`, integrity: undefined, crossOrigin: false }),
    ),
  ];
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

/**
 * Completes the shell's page for one request, so that the browser asks at once for all that the path needs, and runs
 * nothing else.
 * @param html the built `index.html` with its placeholder comments
 */
export function renderIndex(html: string, options: RenderIndexOptions): string {
  const { localScripts, nonce, policy } = options;
  const scripts = localScripts.map((url) => `<script defer src="${attribute(url)}"></script>`);
  // It counts for what comes after it in the page.
  const wall = `<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">`;
  // Replacements are functions: in a replacement text, `$` would have a meaning.
  const page = html
    .replace('<!--preload-->', () => [wall, ...preloadLinks(options)].join('\n    '))
    .replace('<!--local-services-->', () => scripts.join('\n    '))
    .replace('name="csp-nonce" content=""', () => `name="csp-nonce" content="${attribute(nonce)}"`);
  return withNonce(page, nonce);
}
