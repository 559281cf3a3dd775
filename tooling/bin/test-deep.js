#!/usr/bin/env node
// What `npm test` takes a sample of: the mutants that it left, and whole the fuzz, the hostile payments, the long journeys;
// every attack; and what only a release asks for: the same bytes in whatever folder it is built, beside the release before.
import { runSteps, script } from '../build/run-steps.js';

// Of what runs in every `npm test` as it is here, only what makes more rounds, and the mutants that are not in its sample.
const DEEPER = ['--findRelatedTests', 'functions/test/depth.ts'];
const REST = ['--rest'];

const STEPS = [
  script('build'),
  script('test:reproducible'),
  script('test:rules', DEEPER),
  script('test:rules:mutate', REST),
  script('test:functions', DEEPER),
  script('test:attack'),
  script('test:skew'),
  script('test:releases'),
  script('test:storm'),
  script('test:e2e'),
  script('test:gallery'),
  script('test:app-check'),
];

const SEEDS = {
  ...{ FLEETFOOT_FUZZ_SEED: '1', FLEETFOOT_API_SEED: '1' },
  ...{ FLEETFOOT_DEPOSITS_SEED: '1', FLEETFOOT_TRIPS_SEED: '1', FLEETFOOT_LIVES_SEED: '1' },
};

runSteps(STEPS, { ...SEEDS, ...process.env, FLEETFOOT_DEPTH: 'deep' });
