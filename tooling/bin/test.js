#!/usr/bin/env node
// Everything that must hold before a change lands. What is random or many is taken as a sample: test-deep.js takes all.
import { runSteps, script } from '../build/run-steps.js';

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
  'test:guarded',
  'test:releases',
  'test:gallery',
];

// The same writes and payments for every change that is judged; a step alone explores others.
const SEEDS = { FLEETFOOT_FUZZ_SEED: '1', FLEETFOOT_DEPOSITS_SEED: '1', FLEETFOOT_API_SEED: '1' };

runSteps(
  STEPS.map((name) => script(name)),
  { FLEETFOOT_DEPTH: 'sample', ...SEEDS, ...process.env },
);
