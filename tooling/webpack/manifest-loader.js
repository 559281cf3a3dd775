import { loadManifest } from './load-manifest.js';

/**
 * Writes the manifest of the remote that webpack builds as its own code has it: what only the shell reads, such as navigation and
 * commands, is in the registry and in none of its scripts.
 * @this {import('webpack').LoaderContext<object>}
 */
export default async function leanManifest() {
  const { id, title, contract, routes } = await loadManifest(this.resourcePath);
  return `export const manifest = ${JSON.stringify({ id, title, contract, routes, nav: [] })};\n`;
}
