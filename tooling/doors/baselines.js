/** Tags of releases, from `v1.0.0` on. */
const RELEASES = 'v[1-9]*';

/**
 * @typedef {object} Baseline reports that a door's present types are compared with
 * @property {string} since how it is called in a message
 * @property {(file: string) => string | undefined} read text of a report; undefined where there is none
 */

/**
 * The reports of the newest release that this commit comes from, by the tag that git knows it by.
 * @param {object} given
 * @param {string} given.folder of the reports
 * @param {(...args: string[]) => string | undefined} given.git runs git; undefined when it fails
 * @returns {Baseline | undefined} nothing before the first release
 */
export function baselineOf({ folder, git }) {
  const tags = git('tag', '--merged', 'HEAD', '--sort=-version:refname', '--list', RELEASES);
  const [newest] = tags?.split('\n') ?? [];
  if (!newest) return undefined;
  return { since: `in ${newest}`, read: (file) => git('show', `${newest}:${folder}/${file}`) };
}
