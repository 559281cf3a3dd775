import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.js';

/**
 * Gives a folder the installed packages, by links to their files where the disk allows it: a copy of them takes minutes.
 * @param {string} target folder of a copy of the repository
 */
export function linkModules(target) {
  const from = path.join(root, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, target], { stdio: 'ignore' });
  } catch {
    cpSync(from, path.join(target, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
  rmSync(path.join(target, 'node_modules/.cache'), { recursive: true, force: true });
}

/**
 * Copies the repository as it is now, what is tracked or about to be, with the packages that are installed.
 * @param {string} target folder of the copy
 */
export function copyRepository(target) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  mkdirSync(target, { recursive: true });
  for (const file of listed.split('\0').filter(Boolean)) {
    cpSync(path.join(root, file), path.join(target, file), { force: true });
  }
  linkModules(target);
}

/**
 * Builds one package of a copy of the repository.
 * @param {string} folder of the copy, with its packages installed
 * @param {string} name folder of the package
 * @returns {Promise<void>} rejects when the build fails
 */
export function buildElsewhere(folder, name) {
  const script = name === 'functions' ? 'functions/build.js' : 'node_modules/webpack-cli/bin/cli.js';
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(folder, script)], {
      cwd: path.join(folder, name),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} was not built in ${folder}.`)),
    );
  });
}
