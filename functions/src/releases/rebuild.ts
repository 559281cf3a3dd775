import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryLine } from '@fleetfoot/shared/release';
import { lineOf } from './release-step';

/** The installed packages, by links to their files: a copy of them takes minutes. */
function linkModules(root: string, target: string): void {
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), target], { stdio: 'ignore' });
  rmSync(path.join(target, 'node_modules/.cache'), { recursive: true, force: true });
}

/**
 * Builds a remote of a commit again, in a folder of its own, with the packages that are installed here.
 * @param root the repository's folder
 * @returns the line that this build would have
 * @throws Error when the commit is not here or does not build
 */
export function rebuild(root: string, commit: string, id: string): RegistryLine {
  const folder = mkdtempSync(path.join(tmpdir(), 'rebuild-'));
  const tree = path.join(folder, 'tree');
  execFileSync('git', ['worktree', 'add', '--detach', tree, commit], { cwd: root, stdio: 'ignore' });
  try {
    linkModules(root, tree);
    execFileSync(process.execPath, [path.join(tree, 'node_modules/webpack-cli/bin/cli.js')], {
      cwd: path.join(tree, id),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return lineOf({ id, folder: path.join(tree, id, 'dist') });
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root, stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Files and first screens whose content is not the same in both, or that only one of them has. */
export function differences(one: RegistryLine, other: RegistryLine): readonly string[] {
  const name = (url: string) => url.slice(url.lastIndexOf('/') + 1);
  const contents = ({ integrity, firstScreens = {} }: RegistryLine) =>
    new Map([
      ...Object.entries(integrity).map(([url, hash]) => [name(url), hash] as const),
      ...Object.entries(firstScreens).map(
        ([page, screen]) => [`first screen of ${page}`, JSON.stringify(screen)] as const,
      ),
    ]);
  const [first, second] = [contents(one), contents(other)];
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((part) => first.get(part) !== second.get(part))
    .sort();
}
