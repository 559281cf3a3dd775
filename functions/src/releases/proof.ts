import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Runs a script of the repository. Meanwhile connections live on: one that the other side closed would not be noticed.
 * @param what as people call it
 * @throws Error when it fails; the script has said why
 */
export async function runScript(what: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${what} failed: nothing was released.`);
}

function git(...args: readonly string[]): string {
  return spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
}

/**
 * The commit that is about to be released.
 * @throws Error when there is more than it says, unless for a local cloud
 */
export function commitFor(to: string): string {
  const changed = git('status', '--porcelain');
  if (changed && to !== 'local')
    throw new Error(`Commit first: what is released must be found again.\n${changed}`);
  if (changed) console.log(`With what is not committed, as this cloud is a local one:\n${changed}`);
  return git('rev-parse', 'HEAD');
}

/**
 * Builds a package alone and runs its tests, a remote's contract suite among them.
 * @param name folder of the package
 * @returns what is about to be released, in words
 */
export async function prove(name: string, run = runScript): Promise<string> {
  const began = performance.now();
  await run('The build', [path.join(ROOT, 'tooling/bin/build.js'), name]);
  await run('The tests', [
    path.join(ROOT, 'node_modules/jest/bin/jest.js'),
    '--selectProjects',
    name,
    '--silent',
  ]);
  const { version } = JSON.parse(readFileSync(path.join(ROOT, name, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return `${name} ${version}, built and tested in ${inSeconds(performance.now() - began)}`;
}

/** A time for people, of milliseconds. */
export function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
