#!/usr/bin/env node
// The gate of every change: all of `npm test`. `npm run test:deep` has what is too long for each change.
import { browserSuite, runSteps, script } from '../build/run-steps.js';
import { SEEDS } from '../build/seeds.js';

const needs = ['build'];

await runSteps(
  [
    // First, beside the next four: a use case waits a fifth of its time, for Stripe's pauses and for Firestore's locks.
    script('test:functions', { runner: 'jest' }),
    script('lint'),
    script('typecheck'),
    script('supply-chain'),
    script('test:rules', { runner: 'jest' }),
    script('test:unit', { cores: 2, runner: 'jest' }),
    script('build', { cores: 2 }),
    script('test:hosting', { runner: 'jest', needs }),
    browserSuite('test:guarded', ['guarded'], { cores: 1, needs, args: ['--grep', '@gate'] }),
    browserSuite('test:e2e', ['gate'], { needs }),
  ],
  { env: { ...SEEDS, ...process.env, FLEETFOOT_DEPTH: 'sample' } },
);
