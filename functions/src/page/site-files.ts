import type { ShellAssets } from '@fleetfoot/shared/federation/server';
import type { ReleaseTrust } from '@fleetfoot/shared/release';

/** The content of the site's `page.json`: the built page and the scripts it may preload, from one build. */
export interface PageTemplate {
  readonly html: string;
  readonly assets: ShellAssets;
}

const PATIENCE_MS = 2_000;

/**
 * Origin of the site's own files. Never taken from a request: its sender would choose the content of the page.
 * @param env `FLEETFOOT_SITE_ORIGIN` for a site that is not the project's default one
 */
export function siteOrigin(env: Readonly<Record<string, string | undefined>>): string {
  const { FLEETFOOT_SITE_ORIGIN: named, GCLOUD_PROJECT: project, FUNCTIONS_EMULATOR: emulated } = env;
  const { origin, protocol, hostname } = new URL(named ?? `https://${project}.web.app`);
  if (protocol === 'https:' || (emulated === 'true' && hostname === '127.0.0.1')) return origin;
  throw new Error(`FLEETFOOT_SITE_ORIGIN must be an https address, not ${named}.`);
}

async function fetchJson(origin: string, path: string): Promise<unknown> {
  const response = await fetch(`${origin}${path}`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`${origin}${path} answers ${response.status}.`);
  return response.json();
}

/** The shell's page as it is deployed. */
export async function fetchTemplate(origin: string): Promise<PageTemplate> {
  const value = (await fetchJson(origin, '/page.json')) as Partial<PageTemplate> | null;
  if (typeof value?.html === 'string' && typeof value.assets?.doors === 'object')
    return value as PageTemplate;
  throw new Error(`${origin}/page.json is not a page. Deploy what "npm run build:hosting" writes.`);
}

/** Whose releases the site believes, by its `config.json`. */
export async function fetchTrust(origin: string): Promise<ReleaseTrust> {
  const value = (await fetchJson(origin, '/config.json')) as {
    readonly releases?: Partial<ReleaseTrust>;
  } | null;
  const { environment, teams } = value?.releases ?? {};
  if (typeof environment === 'string' && typeof teams === 'object') return { environment, teams };
  throw new Error(`${origin}/config.json names no team whose releases are believed.`);
}
