#!/usr/bin/env node
// Builds every package, or those named on the command line, and prints the bundle table.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { printBundleTable } from '../build/bundle-table.js';
import { root } from '../build/root.js';

const require = createRequire(import.meta.url);
const lerna = require.resolve('lerna/dist/cli.js');
const scopes = process.argv.slice(2).flatMap((name) => ['--scope', `@fleetfoot/${name}`]);

const { status } = spawnSync(
  process.execPath,
  [lerna, 'run', 'build', '--concurrency', '2', '--loglevel', 'error', ...scopes],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NX_NO_CLOUD: 'true' },
  },
);
if (status !== 0) process.exit(status ?? 1);
if (scopes.length === 0 && !printBundleTable()) process.exit(1);
