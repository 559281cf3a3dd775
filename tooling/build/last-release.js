/** Tags of the shell's versions, as `npm run versions` writes them. */
const TAGS = '@fleetfoot/shell@*';

/**
 * The commit that today's builds must run beside: the shell's last version before this commit. Until there is a version, it is the
 * newest commit of main before this one.
 * @param {(...args: string[]) => string} git runs git and returns its output; throws when git fails
 * @param {string} [named] a commit, tag or branch to use instead
 * @returns {string} hash of a commit
 */
export function lastRelease(git, named) {
  const name = named ?? lastTag(git);
  if (name) return hashOf(git, name);
  const main = hashOf(git, mainBranch(git));
  return main === hashOf(git, 'HEAD') ? hashOf(git, 'HEAD^') : main;
}

function hashOf(git, name) {
  return git('rev-parse', '--verify', `${name}^{commit}`);
}

/** A clone of one branch knows main by its origin alone. */
function mainBranch(git) {
  const known = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main');
  return known.split('\n')[0];
}

function lastTag(git) {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', TAGS, 'HEAD^');
  } catch {
    return undefined;
  }
}
