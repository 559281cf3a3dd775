#!/usr/bin/env node
// Every part of the product, in some twenty minutes on two cores. What is random or many is taken as a sample, and what goes wrong
// around the product is left out: test-deep.js takes all of it.
import { runSteps, script } from '../build/run-steps.js';

const STEPS = [
  // Each of them uses one core, and mostly.
  ['lint', 'typecheck', 'supply-chain'],
  'test:unit',
  'build',
  'test:hosting',
  'test:rules',
  'test:rules:mutate',
  'test:functions',
  'test:e2e',
];

// The same writes and payments for every change that is judged; a step alone explores others.
const SEEDS = {
  ...{ FLEETFOOT_FUZZ_SEED: '1', FLEETFOOT_API_SEED: '1' },
  ...{ FLEETFOOT_DEPOSITS_SEED: '1', FLEETFOOT_TRIPS_SEED: '1', FLEETFOOT_LIVES_SEED: '1' },
};

await runSteps(
  STEPS.map((names) => [names].flat().map((name) => script(name))),
  { FLEETFOOT_DEPTH: 'sample', ...SEEDS, ...process.env },
);
