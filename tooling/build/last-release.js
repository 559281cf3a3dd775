/** Tags of the shell's versions, as `npm run versions` writes them. */
const TAGS = '@fleetfoot/shell@*';

/**
 * The commit that today's builds must run beside: the shell's last version before this commit.
 * @param {(...args: string[]) => string} git runs git and returns its output; throws when git fails
 * @param {string} [named] a commit, tag or branch to use instead
 * @returns {string | undefined} hash of a commit; nothing before the first version
 */
export function lastRelease(git, named) {
  const name = named ?? lastTag(git);
  return name && git('rev-parse', '--verify', `${name}^{commit}`);
}

function lastTag(git) {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', TAGS, 'HEAD^');
  } catch {
    return undefined;
  }
}
