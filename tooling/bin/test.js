#!/usr/bin/env node
// Everything that must hold before a change lands, each step with its time. Stops at the first failure.
import { spawn } from 'node:child_process';
import { root } from '../build/root.js';

/** One stage after another; the lanes of a stage side by side. The functions' tests mostly wait for the emulators. */
const STAGES = [
  [['lint', 'typecheck', 'test:unit', 'supply-chain', 'build', 'test:hosting']],
  [['test:rules', 'test:rules:mutate'], ['test:functions']],
  [['test:e2e']],
];

// The same writes and payments for every change that is judged; a step alone explores others.
const env = { FLEETFOOT_FUZZ_SEED: '1', FLEETFOOT_DEPOSITS_SEED: '1', ...process.env };

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs an npm script, and ends everything when it fails.
 * @param {string} step
 * @param {boolean} alone whether its output may be shown while it runs
 */
async function run(step, alone) {
  const started = Date.now();
  if (alone) console.log(`\n── ${step}`);
  const child = spawn('npm', ['run', '--silent', step], {
    cwd: root,
    env,
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const status = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  running.delete(child);
  if (!alone) console.log(`\n── ${step}\n${output}`);
  if (status !== 0) {
    for (const other of running) other.kill();
    console.error(`\n${step} failed. Run it alone with: npm run ${step}`);
    process.exit(1);
  }
  console.log(`── ${step}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

for (const lanes of STAGES) {
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) await run(step, lanes.length === 1);
    }),
  );
}
