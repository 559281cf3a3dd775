#!/usr/bin/env node
// Reports the public types of the federated doors: doors.js writes the reports, --check refuses what they do not say or what
// a door's version does not allow since the newest release. doors.js fit [--shell <shell.json>] [<remote.json> …] says whether remotes
// run in a shell.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EAGER_DOORS, LAZY_DOORS } from '@fleetfoot/shared/federation/build/share-table.js';
import { root } from '../build/root.js';
import { runProgram } from '../build/run-program.js';
import { baselineOf } from '../doors/baselines.js';
import { checkDoors } from '../doors/check-doors.js';
import { readExports } from '../doors/read-doors.js';
import { entriesOf } from '../doors/report.js';

const [command, ...rest] = process.argv.slice(2);
if (command === 'fit') runProgram(['tooling/bin/fit.js', ...rest]);

const FOLDER = 'shared/doors';
const folder = path.join(root, FOLDER);
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

function emitDeclarations() {
  const { status } = spawnSync('npx', ['tsc', '-b', 'shared'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** The present entries of every door that has a version, by door. */
function presentEntries(versions) {
  const modules = Object.entries(readJson('shared/package.json').exports)
    .filter(([, file]) => file.endsWith('.ts'))
    .map(([name, file]) => [name.slice(2), file.slice(2).replace(/\.ts$/, '')]);
  const moduleOf = new Map(modules);
  const doors = Object.keys(versions);
  const missing = doors.find((door) => !moduleOf.has(door));
  if (missing !== undefined) {
    console.error(`Door ${missing} has a version and no entry in the exports of shared/package.json.`);
    process.exit(1);
  }
  const exported = readExports({
    root,
    folder: path.join(root, 'shared/.types'),
    modules: doors.map((door) => moduleOf.get(door)),
    self: Object.fromEntries(modules.map(([name, module]) => [`@fleetfoot/shared/${name}`, module])),
  });
  return new Map(doors.map((door, index) => [door, entriesOf(exported[index])]));
}

function git(...args) {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', args, options);
  } catch {
    return undefined;
  }
}

/** Reports that are not as they must be, each with the text that it must have; undefined for one that must go. */
function differences(reports) {
  const there = readdirSync(folder).filter((file) => file.endsWith('.api.md'));
  return [
    ...[...reports].filter(
      ([file, text]) => !there.includes(file) || readFileSync(path.join(folder, file), 'utf8') !== text,
    ),
    ...there.filter((file) => !reports.has(file)).map((file) => [file, undefined]),
  ];
}

emitDeclarations();
const versions = readJson(`${FOLDER}/versions.json`);
const { problems, reports } = checkDoors({
  doors: [...EAGER_DOORS, ...LAZY_DOORS],
  versions,
  accepted: readJson(`${FOLDER}/accepted.json`),
  entries: presentEntries(versions),
  baseline: baselineOf({ folder: FOLDER, git }),
});
if (problems.length > 0) {
  console.error(problems.join('\n\n'));
  process.exit(1);
}
const different = differences(reports);
if (process.argv.includes('--check')) {
  for (const [file] of different)
    console.error(`${FOLDER}/${file} is not what the door is. Run: npm run doors`);
  if (different.length > 0) process.exit(1);
} else {
  for (const [file, text] of different) {
    if (text === undefined) rmSync(path.join(folder, file));
    else writeFileSync(path.join(folder, file), text);
    console.log(`${FOLDER}/${file} is ${text === undefined ? 'removed' : 'written'}.`);
  }
}
