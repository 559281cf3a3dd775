#!/usr/bin/env node
// Builds every package, or those named on the command line, makes sure that no stand-in is among what is deployed,
// and prints the bundle table.
import { spawnSync } from 'node:child_process';
import { printBundleTable } from '../build/bundle-table.js';
import { REMOTES, root } from '../build/root.js';
import { findStandIns } from '../build/stand-ins.js';

const scopes = process.argv.slice(2).flatMap((name) => ['--scope', `@fleetfoot/${name}`]);

const { status } = spawnSync(
  'npx',
  ['lerna', 'run', 'build', '--concurrency', '2', '--loglevel', 'error', ...scopes],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NX_NO_CLOUD: 'true' },
  },
);
if (status !== 0) process.exit(status ?? 1);
const shipped = [...['shell', ...REMOTES].map((name) => `${name}/dist`), 'functions/lib'];
const standIns = findStandIns(root, shipped);
if (standIns.length > 0) {
  console.error(`Code of the local cloud must not be deployed:\n${standIns.join('\n')}`);
  process.exit(1);
}
if (scopes.length === 0 && !printBundleTable()) process.exit(1);
