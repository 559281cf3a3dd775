#!/usr/bin/env node
// Parts of the test suite that are too long for every change: `npm run test:deep -- [part…]`, all of them without a name.
import path from 'node:path';
import { root } from '../build/root.js';
import { browserSuite, runSteps, script } from '../build/run-steps.js';
import { SEEDS } from '../build/seeds.js';

// The generated tests, which make more rounds here than in `npm test`.
const GENERATED = { selection: ['--findRelatedTests', 'functions/test/depth.ts'] };

const needs = ['build'];

const jest = (name, npmScript, options) => script(npmScript, { name, cores: 2, runner: 'jest', ...options });
const browser = (name, suites = [name]) => browserSuite(name, suites, { needs });

/** Runs the smoke journeys over one of the folders of `build:skew`. */
function skewed(folder) {
  const env = { FLEETFOOT_BUILDS: path.join(root, '.cache/skew', folder) };
  return browserSuite(folder, ['skew'], { needs: [...needs, 'build:skew'], env });
}

/** Steps of each part. */
const PARTS = {
  mutants: [script('test:rules:mutate', { name: 'mutants', cores: 2 })],
  attack: [jest('attack', 'test:attack')],
  hostile: [jest('hostile', 'test:functions', GENERATED)],
  'rules-fuzz': [jest('rules-fuzz', 'test:rules', GENERATED)],
  journeys: [browser('journeys', ['deep'])],
  guarded: [browser('guarded')],
  engines: [browser('engines', ['Chromium', 'Firefox', 'WebKit'])],
  widths: [browser('widths')],
  releases: [browser('releases')],
  skew: [script('build:skew', { cores: 2, needs }), skewed('old-remotes'), skewed('old-shell')],
  storm: [browser('storm')],
  pictures: [browser('pictures', ['gallery'])],
  'app-check': [browser('app-check')],
  reproducible: [script('test:reproducible', { name: 'reproducible', cores: 2, needs })],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown parts: ${unknown.join(', ')}. Known parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const steps = (asked.length > 0 ? asked : Object.keys(PARTS)).flatMap((name) => PARTS[name]);
const build = steps.some((step) => step.needs) ? [script('build', { cores: 2 })] : [];
await runSteps([...build, ...steps], { env: { ...SEEDS, ...process.env, FLEETFOOT_DEPTH: 'deep' } });
