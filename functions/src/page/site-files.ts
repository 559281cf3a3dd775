import { parseRegistryEntry, type Registry, type RegistryEntry } from '@fleetfoot/shared/contract';
import type { ShellAssets } from '@fleetfoot/shared/federation/render-index';

/** The content of the site's `page.json`: the built page and the scripts it may preload, from one build. */
export interface PageTemplate {
  readonly html: string;
  readonly assets: ShellAssets;
}

const PATIENCE_MS = 2_000;

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

function validEntry(value: unknown): readonly RegistryEntry[] {
  try {
    return [parseRegistryEntry(value, '/remotes.json')];
  } catch {
    // The shell reports it; without a preload it costs a round trip.
    return [];
  }
}

/** The registry as it is deployed, without what breaks the contract. */
export async function fetchRegistry(origin: string): Promise<Registry> {
  const value = (await fetchJson(origin, '/remotes.json')) as { readonly remotes?: unknown } | null;
  if (!Array.isArray(value?.remotes)) throw new Error(`${origin}/remotes.json is not a registry.`);
  return { remotes: value.remotes.flatMap(validEntry) };
}
