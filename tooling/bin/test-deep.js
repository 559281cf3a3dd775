#!/usr/bin/env node
// Parts of the test suite that are too long for every change: `npm run test:deep -- [part…]`, all of them without a name.
import path from 'node:path';
import { root } from '../build/root.js';
import { browserSuite, runSteps, script } from '../build/run-steps.js';
import { SEEDS } from '../build/seeds.js';

// The generated tests, which make more rounds here than in `npm test`.
const GENERATED = { selection: ['--findRelatedTests', 'functions/test/depth.ts'] };

const jest = (name, options) => script(name, { cores: 2, runner: 'jest', ...options });

const PARTS = {
  mutants: script('test:rules:mutate', { cores: 2 }),
  attack: jest('test:attack'),
  hostile: jest('test:functions', GENERATED),
  'rules-fuzz': jest('test:rules', GENERATED),
  journeys: browserSuite('journeys', ['deep']),
  guarded: browserSuite('guarded', ['guarded']),
  engines: browserSuite('engines', ['Chromium', 'Firefox', 'WebKit']),
  widths: browserSuite('widths', ['widths']),
  releases: browserSuite('releases', ['releases']),
  skew: [
    script('build:skew', { cores: 2 }),
    ...['old-remotes', 'old-shell'].map((side) =>
      browserSuite(side, ['skew'], {
        needs: ['build:skew'],
        env: { FLEETFOOT_BUILDS: path.join(root, '.cache/skew', side) },
      }),
    ),
  ],
  storm: browserSuite('storm', ['storm']),
  pictures: browserSuite('pictures', ['gallery']),
  'app-check': browserSuite('app-check', ['app-check']),
  reproducible: script('test:reproducible', { cores: 2 }),
};

/** Parts that run on sources alone. */
const WITHOUT_BUILD = ['mutants', 'attack', 'hostile', 'rules-fuzz'];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown parts: ${unknown.join(', ')}. Known parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const names = asked.length > 0 ? asked : Object.keys(PARTS);
const needsBuild = names.some((name) => !WITHOUT_BUILD.includes(name));
const parts = names.flatMap((name) => {
  const needs = WITHOUT_BUILD.includes(name) ? [] : ['build'];
  const part = PARTS[name];
  if (!Array.isArray(part)) return { ...part, name, needs };
  return part.map((step) => ({ ...step, needs: [...needs, ...(step.needs ?? [])] }));
});
await runSteps([...(needsBuild ? [script('build', { cores: 2 })] : []), ...parts], {
  env: { ...SEEDS, ...process.env, FLEETFOOT_DEPTH: 'deep' },
});
