import { build } from 'esbuild';

/**
 * Evaluates a remote's manifest. It is data, so nothing but its own small module graph is bundled.
 * @param {string} file path of `manifest.ts`
 * @returns {Promise<import('@fleetfoot/shared/contract').RemoteManifest>}
 */
export async function loadManifest(file) {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, format: 'esm', write: false });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { manifest } = await import(`data:text/javascript;base64,${code}`);
  if (!manifest) throw new Error(`${file} must export const manifest: RemoteManifest.`);
  return manifest;
}
