import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * The remotes: every folder `mf-*`, wherever a list of them is needed.
 * @param {string} folder that holds the packages
 * @returns {string[]} by name
 */
export function remotesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map(({ name }) => name)
    .sort();
}

/** The folders of the remotes. */
export const REMOTES = remotesIn(root);

/**
 * What the remotes' builds say about themselves, as they are on disk now: a remote that was built again is seen at once.
 * @param {string} folder that holds the packages
 * @returns {Map<string, string>} text of each `remote.json` by the remote's id; one that is not built is left out
 */
export function readBuilds(folder) {
  const files = remotesIn(folder).map((id) => [id, path.join(folder, id, 'dist/remote.json')]);
  return new Map(
    files.filter(([, file]) => existsSync(file)).map(([id, file]) => [id, readFileSync(file, 'utf8')]),
  );
}

/**
 * What the shell's build says about itself.
 * @param {string} folder that holds the packages
 * @returns {import('./fit.js').ShellBuild}
 * @throws when the shell is not built
 */
export function readShell(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'shell/dist/shell.json'), 'utf8'));
}
