#!/usr/bin/env node
// Figures of the assembled product, printed; needs a build. bench.js [argument of Playwright …] says how long interactions take with
// ten thousand rows, bench.js tax what is deployed costs beside the same sources as one bundle.
import { spawnSync } from 'node:child_process';
import { root } from '../build/root.js';

function run(...command) {
  const { status } = spawnSync('npx', command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const [first, ...rest] = process.argv.slice(2);
const project = first === 'tax' ? 'tax' : 'bench';
if (project === 'tax') run('webpack', '--config', 'tooling/single-bundle/webpack.config.js');
const args = project === 'tax' ? rest : process.argv.slice(2);
run('playwright', 'test', '--config', 'e2e', '--project', project, ...args);
