#!/usr/bin/env node
// Lint, types and the unit tests of what changed since main and of all that depends on it; --all runs every unit test.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changedFiles, concernedPackages } from '../build/changed-files.js';
import { root } from '../build/root.js';
import { runSteps, script } from '../build/run-steps.js';

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function readPackage(folder) {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
}

/** The workspace's packages by folder, each with the folders of those it depends on. */
function workspace() {
  const folders = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'package.json')));
  const packages = folders.map((folder) => ({ folder, manifest: readPackage(folder) }));
  const folderOf = new Map(packages.map(({ folder, manifest }) => [manifest.name, folder]));
  return new Map(
    packages.map(({ folder, manifest: { dependencies, devDependencies, peerDependencies } }) => {
      const used = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).map((name) =>
        folderOf.get(name),
      );
      return [folder, used.filter((name) => name !== undefined)];
    }),
  );
}

/** @returns {{ name: string, command: string, args: string[] }[]} none when there is nothing to test */
function unitTests() {
  const files = process.argv.includes('--all') ? undefined : changedFiles(git);
  const packages = files && concernedPackages(files, workspace());
  if (packages === undefined) return [script('test:unit', { cores: 2 })];
  // The journeys' package has no unit tests.
  const tested = packages.filter((folder) => folder !== 'e2e');
  if (tested.length === 0) return [];
  return [
    {
      name: `unit tests of ${tested.join(', ')}`,
      command: 'npx',
      args: ['jest', '--selectProjects', ...tested],
      cores: 2,
    },
  ];
}

await runSteps([script('lint'), script('typecheck'), ...unitTests()]);
