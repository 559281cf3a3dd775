import { execFile } from 'node:child_process';
import { root } from '../build/root.js';

const MIB = 1024 ** 2;

/**
 * Runs npm, the one that runs this script where there is one. A failing command is an answer too.
 * @param {string[]} args
 * @param {string} [cwd] the repository's folder unless another is named
 * @returns {Promise<string>} what it printed on standard output
 */
export function runNpm(args, cwd = root) {
  const cli = process.env.npm_execpath;
  const [file, before] = cli ? [process.execPath, [cli]] : ['npm', []];
  return new Promise((resolve) => {
    execFile(file, [...before, ...args], { cwd, maxBuffer: 256 * MIB }, (_, stdout) => resolve(stdout));
  });
}

/**
 * Runs npm and reads the JSON it prints.
 * @param {string[]} args
 * @returns {Promise<unknown>} undefined when it printed none
 */
export async function runNpmJson(args) {
  const printed = await runNpm([...args, '--json']);
  try {
    return JSON.parse(printed);
  } catch {
    return undefined;
  }
}
