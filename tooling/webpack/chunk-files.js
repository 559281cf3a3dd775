import { createHash } from 'node:crypto';
import { shareKeysOf } from './shares.js';

/** The scripts of a chunk group, in load order. */
function scriptsOf(group) {
  return group.getFiles().filter((file) => file.endsWith('.js') && !file.endsWith('.hot-update.js'));
}

/**
 * The scripts of every named chunk group of a compilation.
 * @param {import('webpack').Compilation} compilation
 * @returns {Map<string, string[]>}
 */
export function scriptsByChunkGroup(compilation) {
  const named = compilation.chunkGroups.filter((group) => group.name);
  return new Map(named.map((group) => [group.name, scriptsOf(group)]));
}

/**
 * The modules that a named chunk group takes from the host, by their share keys.
 * @param {import('webpack').Compilation} compilation
 * @param {string} name of the chunk group
 * @param {import('./shares.js').ShareTable} table
 * @returns {string[]}
 */
export function sharedByChunkGroup(compilation, name, table) {
  const group = compilation.chunkGroups.find((candidate) => candidate.name === name);
  const modules = (group?.chunks ?? []).flatMap((chunk) => compilation.chunkGraph.getChunkModules(chunk));
  return shareKeysOf(compilation, modules, table);
}

/**
 * The scripts that loading a module lazily takes.
 * @param {import('webpack').Compilation} compilation
 * @param {string} file absolute path of the module's source
 * @returns {string[]} empty when the module is in no lazy chunk
 */
export function scriptsOfModule(compilation, file) {
  const module = [...compilation.modules].find((candidate) => candidate.nameForCondition() === file);
  const chunks = module ? [...compilation.chunkGraph.getModuleChunks(module)] : [];
  const group = chunks
    .flatMap((chunk) => [...chunk.groupsIterable])
    .find((candidate) => !candidate.isInitial());
  return group ? scriptsOf(group) : [];
}

/**
 * Subresource integrity of every script and font of a compilation, by file name.
 * @param {import('webpack').Compilation} compilation
 * @returns {Record<string, string>}
 */
export function integrityOfFiles(compilation) {
  const files = compilation.getAssets().filter(({ name }) => /\.(?:js|woff2)$/.test(name));
  return Object.fromEntries(
    files.map(({ name, source }) => [
      name,
      `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
    ]),
  );
}
