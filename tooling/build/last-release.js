import { readJson } from '../supply-chain/lock.js';

/** Tags of the shell's versions, as `npm run versions` writes them. */
const TAGS = '@fleetfoot/shell@*';

/**
 * The commit that today's builds must run beside: the shell's last version before this commit. A clone that knows of none has the
 * one that a file names, `main` until there is a release.
 * @param {(...args: string[]) => string} git runs git and returns what it says; throws when git fails
 * @param {string} recorded file that names a commit or a branch
 * @param {string} [named] what the caller asks for instead
 * @returns {string} hash of a commit
 */
export function lastRelease(git, recorded, named) {
  const name = named ?? lastTag(git) ?? readJson(recorded).commit;
  // A clone of one branch knows main by its origin alone.
  const [known] = git(
    'for-each-ref',
    '--format=%(refname)',
    `refs/heads/${name}`,
    `refs/remotes/origin/${name}`,
  ).split('\n');
  return git('rev-parse', '--verify', `${known || name}^{commit}`);
}

function lastTag(git) {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', TAGS, 'HEAD^');
  } catch {
    return undefined;
  }
}
