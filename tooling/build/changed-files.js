/** What no unit test reads. */
const READ_BY_NONE = /^(?:docs|\.ci)\/|^[^/]+\.md$/;

/** Every package's tests run through it, by the root's jest.config.js. */
const OF_EVERY_TEST = 'tooling/jest/';

/**
 * The files that differ from where this branch left main, committed or not.
 * @param {(...args: string[]) => string} git runs git and returns its output; throws when git fails
 * @returns {string[] | undefined} undefined when there is no main to compare with
 */
export function changedFiles(git) {
  for (const main of ['origin/main', 'main']) {
    try {
      const base = git('merge-base', 'HEAD', main).trim();
      const tracked = git('diff', '--name-only', base);
      const untracked = git('ls-files', '--others', '--exclude-standard');
      return `${tracked}\n${untracked}`.split('\n').filter(Boolean);
    } catch {
      // A clone of one branch may have no main.
    }
  }
  return undefined;
}

/**
 * The packages whose tests a change may concern: those with changed files, and all that depend on them.
 * @param {string[]} files
 * @param {Map<string, string[]>} dependencies folder of each package, to the folders of the packages it depends on
 * @returns {string[] | undefined} folders; undefined when a file concerns every package
 */
export function concernedPackages(files, dependencies) {
  const read = files.filter((file) => !READ_BY_NONE.test(file));
  const concerned = new Set(read.map((file) => file.slice(0, Math.max(file.indexOf('/'), 0))));
  const isOfAll = read.some((file) => file.startsWith(OF_EVERY_TEST));
  if (isOfAll || [...concerned].some((folder) => !dependencies.has(folder))) return undefined;
  // A set that grows while it is walked walks over what was added, too.
  for (const folder of concerned) {
    for (const [user, used] of dependencies) if (used.includes(folder)) concerned.add(user);
  }
  return [...concerned].sort();
}
