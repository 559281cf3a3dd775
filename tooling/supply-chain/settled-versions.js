import { execFileSync } from 'node:child_process';
import { registryPackages } from './lock.js';

/** The name of a locked version together with its content. */
export function contentKey({ name, version, entry }) {
  return `${name}@${version} ${entry.integrity}`;
}

/**
 * The versions that this repository had already locked at a moment in the past: they are at least that old, whatever a
 * registry says. The mainline only, because a branch could bring commits with invented dates.
 * @param {string} root
 * @param {Date} moment
 * @returns {Set<string>} content keys; none when the history does not reach that far
 */
export function lockedBefore(root, moment) {
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1024 ** 3,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const commit = git('rev-list', '-1', '--first-parent', `--before=${moment.toISOString()}`, 'HEAD').trim();
    // Without a commit git would show the lockfile of the index: the one to be judged.
    if (commit === '') return new Set();
    const { packages } = JSON.parse(git('show', `${commit}:package-lock.json`));
    return new Set(registryPackages(packages).map(contentKey));
  } catch {
    return new Set();
  }
}
