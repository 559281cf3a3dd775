import { spawnSync } from 'node:child_process';
import { root } from './root.js';

/**
 * Runs a program of this repository in place of this one, with the same terminal, and exits as it does.
 * @param {string[]} args of Node: its options, a file below the root, and the program's arguments
 * @returns {never}
 */
export function runProgram(args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}
