#!/usr/bin/env node
// After a build: two folders of builds for the suite `skew`, `.cache/skew/old-remotes` with the last release's remotes beside today's
// shell, and `.cache/skew/old-shell` with the last release's shell beside today's remotes: build-skew.js [--last <commit>]
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildElsewhere, linkModules } from '../build/build-elsewhere.js';
import { misfits } from '../build/fit.js';
import { lastRelease } from '../build/last-release.js';
import { readBuilds, readShell, remotesIn, root } from '../build/root.js';
import { readJson, registryPackages } from '../supply-chain/lock.js';

const home = path.join(root, '.cache/skew');
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const { values } = parseArgs({ options: { last: { type: 'string' } } });

function install(folder) {
  // Of other people's packages: a version of ours installs nothing.
  const lockOf = (at) => JSON.stringify(registryPackages(readJson(at, 'package-lock.json').packages));
  if (lockOf(folder) === lockOf(root)) linkModules(folder);
  else
    execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Builds shell and remotes of a commit, once. */
async function buildOf(commit) {
  const folder = path.join(home, commit);
  const done = path.join(folder, 'built');
  if (existsSync(done)) return folder;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = path.join(home, 'source.tar');
  git('archive', '--format=tar', '-o', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  install(folder);
  for (const name of ['shell', ...remotesIn(folder)]) await buildElsewhere(folder, name);
  rmSync(path.join(folder, 'node_modules'), { recursive: true });
  writeFileSync(done, '');
  return folder;
}

const copyBuild = (from, to, name) =>
  cpSync(path.join(from, name, 'dist'), path.join(to, name, 'dist'), { recursive: true });

/** Which of a folder's remotes the release would refuse beside a shell, with the reasons. */
function refused(shell, folder) {
  const builds = [...readBuilds(folder).values()].map((text) => JSON.parse(text));
  return misfits(readShell(shell), builds).map(({ id, problem }) => ({ id, problem: `${id} ${problem}` }));
}

/** Today's shell takes every old remote, or it is not released. */
function oldRemotes(last) {
  const problems = refused(root, last).map(({ problem }) => problem);
  if (problems.length > 0) throw new Error(`Today's shell would break:\n  ${problems.join('\n  ')}`);
  return { shell: root, fromLast: remotesIn(last) };
}

/** The last shell may be there still when a remote is released, unless the release makes that remote wait. */
function oldShell(last) {
  const waiting = refused(last, root);
  for (const { problem } of waiting) console.log(`Released after the shell: ${problem}`);
  return { shell: last, fromLast: [...new Set(waiting.map(({ id }) => id))] };
}

const SIDES = { 'old-remotes': oldRemotes, 'old-shell': oldShell };

/** Puts a shell and remotes of both builds into one folder. */
function mix(side, last) {
  const folder = path.join(home, side);
  const { shell, fromLast } = SIDES[side](last);
  rmSync(folder, { recursive: true, force: true });
  copyBuild(shell, folder, 'shell');
  for (const id of remotesIn(root)) copyBuild(root, folder, id);
  for (const id of fromLast) {
    rmSync(path.join(folder, id), { recursive: true, force: true });
    copyBuild(last, folder, id);
  }
  return folder;
}

try {
  const commit = lastRelease(git, values.last);
  console.log(
    commit
      ? `The last release is ${git('log', '-1', '--format=%h %s', commit)}`
      : "Nothing is released yet: today's builds are put beside themselves.",
  );
  const last = commit ? await buildOf(commit) : root;
  for (const side of Object.keys(SIDES)) console.log(`${side}: ${path.relative(root, mix(side, last))}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
