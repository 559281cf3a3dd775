#!/usr/bin/env node
// Everything that must hold before a change lands, each step with its time. Stops at the first failure.
import { spawnSync } from 'node:child_process';
import { root } from '../build/root.js';

const STEPS = [
  'lint',
  'typecheck',
  'test:unit',
  'supply-chain',
  'build',
  'test:hosting',
  'test:rules',
  'test:rules:mutate',
  'test:functions',
  'test:e2e',
];

// The same writes and payments for every change that is judged; a step alone explores others.
const env = { FLEETFOOT_FUZZ_SEED: '1', FLEETFOOT_DEPOSITS_SEED: '1', ...process.env };

for (const step of STEPS) {
  const started = Date.now();
  console.log(`\n── ${step}`);
  const { status } = spawnSync('npm', ['run', '--silent', step], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n${step} failed. Run it alone with: npm run ${step}`);
    process.exit(status ?? 1);
  }
  console.log(`── ${step}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
