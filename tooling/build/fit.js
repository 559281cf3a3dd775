import { isWithin } from '@fleetfoot/shared/federation/build/semver.js';

/**
 * @typedef {object} ShellBuild what `shell.json` says
 * @property {Readonly<Record<string, readonly string[]>>} provides versions of each shared module
 * @property {readonly number[]} contracts that the shell speaks
 *
 * @typedef {object} RemoteBuild what `remote.json`, or a remote's live line, says
 * @property {string} id
 * @property {string} version
 * @property {number} contract
 * @property {boolean} [enabled] `false` for a remote that is switched off
 * @property {Readonly<Record<string, string>>} [requires] range of each shared module; a line without it is taken for one that breaks
 *
 * @typedef {{ id: string, version: string, problem: string }} Misfit
 */

const listOf = (versions) => versions.join(' and ');

const isTable = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function problemsOf({ provides, contracts }, { contract, requires }) {
  const spoken = contracts.includes(contract)
    ? []
    : [`speaks contract ${contract}, the shell ${listOf(contracts)}`];
  if (!isTable(requires)) return [...spoken, 'does not say what it requires'];
  const missing = Object.entries(requires).flatMap(([key, range]) => {
    const versions = Object.hasOwn(provides, key) ? provides[key] : [];
    if (versions.some((version) => isWithin(version, range))) return [];
    return [`requires ${key} ${range}, the shell has ${versions.length === 0 ? 'none' : listOf(versions)}`];
  });
  return [...spoken, ...missing];
}

/**
 * Every remote that would not run in a shell. One that is switched off is judged too: it may be switched on again.
 * @param {ShellBuild} shell
 * @param {readonly RemoteBuild[]} remotes
 * @returns {Misfit[]}
 */
export function misfits(shell, remotes) {
  if (!isTable(shell.provides) || !Array.isArray(shell.contracts)) {
    throw new Error('The shell does not say what it provides. Build it again: npm run build shell');
  }
  return remotes.flatMap((remote) =>
    problemsOf(shell, remote).map((problem) => ({ id: remote.id, version: remote.version, problem })),
  );
}

function told(found) {
  return found.map(({ id, version, problem }) => `  ${id} ${version} ${problem}.`);
}

/**
 * Refuses a shell that would break remotes which are live.
 * @param {ShellBuild} shell that is to be released
 * @param {readonly RemoteBuild[]} live lines
 * @throws with every line that breaks and what to do
 */
export function assertShellFits(shell, live) {
  const found = misfits(shell, live);
  if (found.length === 0) return;
  throw new Error(
    [
      'This shell would break remotes:',
      ...told(found),
      'Release those remotes first, or keep the old door beside the new one: docs/adr/0029-doors-have-versions.md.',
    ].join('\n'),
  );
}

/**
 * Refuses a remote that the live shell cannot run.
 * @param {ShellBuild} shell that is live
 * @param {RemoteBuild} remote that is to be released
 * @throws with everything that the shell lacks and what to do
 */
export function assertRemoteFits(shell, remote) {
  const found = misfits(shell, [remote]);
  if (found.length === 0) return;
  throw new Error(
    [
      `The live shell cannot run ${remote.id}:`,
      ...told(found),
      'Release the shell first, or build the remote for the doors that are live.',
    ].join('\n'),
  );
}
