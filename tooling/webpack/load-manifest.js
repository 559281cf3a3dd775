import { build } from 'esbuild';

/** What a module exports. It is data, so nothing but its own small module graph is bundled. */
async function evaluate(file) {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, format: 'esm', write: false });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/**
 * Evaluates a remote's manifest.
 * @param {string} file path of `manifest.ts`
 * @returns {Promise<import('@fleetfoot/shared/contract').RemoteManifest>}
 */
export async function loadManifest(file) {
  const { manifest } = await evaluate(file);
  if (!manifest) throw new Error(`${file} must export const manifest: RemoteManifest.`);
  return manifest;
}

/**
 * The contract numbers that a shell speaks.
 * @param {string} file path of the contract's `manifest.ts`
 * @returns {Promise<number[]>} newest first
 */
export async function loadContracts(file) {
  const { CONTRACT } = await evaluate(file);
  if (!Number.isInteger(CONTRACT)) throw new Error(`${file} must export const CONTRACT, a whole number.`);
  return [CONTRACT, CONTRACT - 1];
}
