#!/usr/bin/env node
// What `npm test` takes a sample of: the mutants that it left, and whole the fuzz, the hostile payments, the long journeys;
// every attack; and what only a release asks for: the same bytes in whatever folder it is built, beside the release before.
import { runSteps, script } from '../build/run-steps.js';

// Of what runs in every `npm test` as it is here, only what makes more rounds, and the mutants that are not in its sample.
const DEEPER = ['--findRelatedTests', 'functions/test/depth.ts'];
const REST = ['--rest'];

/** In so many parts the journeys are taken where there is a deadline. */
const PARTS = 16;

/** The journeys; before a deadline they begin two parts further each day, so that a slow machine leaves none out for long. */
function journeys() {
  if (process.env.FLEETFOOT_DEADLINE === undefined) return [script('test:e2e')];
  const today = Math.floor(Date.now() / 86_400_000);
  return Array.from({ length: PARTS }, (_, index) => {
    const part = `${((2 * today + index) % PARTS) + 1}/${PARTS}`;
    return { ...script('test:e2e', [`--shard=${part}`]), name: `test:e2e ${part}`, atMost: 700 };
  });
}

// How long each takes at most, in seconds on a slow machine.
const STEPS = [
  script('build'),
  { ...script('test:attack'), atMost: 260 },
  { ...script('test:guarded'), atMost: 120 },
  { ...script('test:functions', DEEPER), atMost: 700 },
  { ...script('test:rules', DEEPER), atMost: 450 },
  { ...script('test:skew'), atMost: 260 },
  { ...script('test:releases'), atMost: 280 },
  { ...script('test:storm'), atMost: 180 },
  { ...script('test:gallery'), atMost: 180 },
  { ...script('test:app-check'), atMost: 80 },
  { ...script('test:reproducible'), atMost: 200 },
  ...journeys(),
  { ...script('test:rules:mutate', REST), atMost: 300 },
];

const SEEDS = {
  ...{ FLEETFOOT_FUZZ_SEED: '1', FLEETFOOT_API_SEED: '1' },
  ...{ FLEETFOOT_DEPOSITS_SEED: '1', FLEETFOOT_TRIPS_SEED: '1', FLEETFOOT_LIVES_SEED: '1' },
};

console.log(
  'Left to `npm test`, which takes all of it: lint, types, unit tests, supply chain, hosting,\n' +
    'and of rules, functions and journeys what does no more here than there. CI runs both.',
);
await runSteps(STEPS, { ...SEEDS, ...process.env, FLEETFOOT_DEPTH: 'deep' });
