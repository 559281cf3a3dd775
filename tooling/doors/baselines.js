import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Baseline reports that a door's present types are compared with
 * @property {string} since how it is called in a message
 * @property {(file: string) => string | undefined} read text of a report; undefined where there is none
 */

/** The commits whose reports count: where this branch left main, and on main itself the one before. */
function commitsOf(git) {
  const head = git('rev-parse', 'HEAD')?.trim();
  const bases = ['origin/main', 'main'].map((main) => git('merge-base', 'HEAD', main)?.trim());
  const base = bases.find((commit) => commit !== undefined);
  if (base === undefined) return [];
  return [
    { since: 'as on main', commit: base },
    ...(base === head ? [{ since: 'in the commit before', commit: 'HEAD^1' }] : []),
  ];
}

/**
 * The reports beside the sources, and what git knows of them: a file can be edited or thrown away.
 * @param {object} given
 * @param {string} given.root the repository's folder
 * @param {string} given.folder of the reports, below it
 * @param {(...args: string[]) => string | undefined} given.git runs git; undefined when it fails
 * @returns {Baseline[]}
 */
export function baselinesOf({ root, folder, git }) {
  const onDisk = (file) => {
    const found = path.join(root, folder, file);
    return existsSync(found) ? readFileSync(found, 'utf8') : undefined;
  };
  const inGit = commitsOf(git).map(({ since, commit }) => ({
    since,
    read: (file) => git('show', `${commit}:${folder}/${file}`),
  }));
  return [{ since: 'as reported', read: onDisk }, ...inGit];
}
