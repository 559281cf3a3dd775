#!/usr/bin/env node
// The gate of every change: all of `npm test`. `npm run test:deep` has what is too long for each change.
import { browserSuite, runSteps, script } from '../build/run-steps.js';
import { SEEDS } from '../build/seeds.js';

const needs = ['build'];

await runSteps(
  [
    script('lint'),
    script('typecheck'),
    script('supply-chain'),
    script('test:unit', { cores: 2, runner: 'jest' }),
    script('build', { cores: 2 }),
    script('test:hosting', { runner: 'jest', needs }),
    script('test:rules', { cores: 2, runner: 'jest' }),
    script('test:functions', { cores: 2, runner: 'jest' }),
    browserSuite('test:e2e', ['gate'], { needs }),
    browserSuite('test:guarded', ['guarded'], { needs, args: ['--grep', '@gate'] }),
  ],
  { env: { ...SEEDS, ...process.env, FLEETFOOT_DEPTH: 'sample' } },
);
