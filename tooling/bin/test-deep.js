#!/usr/bin/env node
// Parts of the test suite that are too long for every change: `npm run test:deep -- [part…]`, all of them without a name.
// `npm run test:deep -- <part> -- [argument…]` gives arguments to the first step of one part, such as `mutants -- --write`.
import path from 'node:path';
import { root } from '../build/root.js';
import { browserSuite, runSteps, script, withArgs } from '../build/run-steps.js';
import { SEEDS } from '../build/seeds.js';

// The generated tests, which make more rounds here than in `npm test`.
const GENERATED = { selection: ['--findRelatedTests', 'functions/test/depth.ts'] };

const needs = ['build'];

const jest = (name, npmScript) => script(npmScript, { name, cores: 2, runner: 'jest', ...GENERATED });
const program = (name, ...args) => ({ name, cores: 2, command: 'node', args });
const overEmulators = (name, services, ...command) =>
  program(name, 'tooling/bin/with-emulators.js', services, '--', ...command);
const browser = (name, suites = [name]) => browserSuite(name, suites, { needs });

/** Runs the smoke journeys over one of the folders of build-skew.js. */
function skewed(folder) {
  const env = { FLEETFOOT_BUILDS: path.join(root, '.cache/skew', folder) };
  return browserSuite(folder, ['skew'], { needs: [...needs, 'mixed builds'], env });
}

/** Steps of each part. */
const PARTS = {
  mutants: [
    overEmulators('mutants', 'firestore', 'node', '--import', 'tsx', 'functions/test/mutation/run.ts'),
  ],
  attack: [
    {
      ...overEmulators(
        'attack',
        'auth,firestore,stripe',
        'jest',
        '--config',
        'functions/jest.attack.config.js',
      ),
      runner: 'jest',
    },
  ],
  hostile: [jest('hostile', 'test:functions')],
  'rules-fuzz': [jest('rules-fuzz', 'test:rules')],
  journeys: [browser('journeys', ['deep'])],
  guarded: [browser('guarded')],
  engines: [browser('engines', ['Chromium', 'Firefox', 'WebKit'])],
  widths: [browser('widths')],
  releases: [browser('releases')],
  skew: [
    { ...program('mixed builds', 'tooling/bin/build-skew.js'), needs },
    skewed('old-remotes'),
    skewed('old-shell'),
  ],
  storm: [browser('storm')],
  pictures: [browser('pictures', ['gallery'])],
  'app-check': [browser('app-check')],
  reproducible: [{ ...program('reproducible', 'tooling/bin/reproducible.js'), needs }],
};

const given = process.argv.slice(2);
const end = given.includes('--') ? given.indexOf('--') : given.length;
const asked = given.slice(0, end);
const more = given.slice(end + 1);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown parts: ${unknown.join(', ')}. Known parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
if (more.length > 0 && asked.length !== 1) {
  console.error(`Name the one part that takes ${more.join(' ')}.`);
  process.exit(1);
}

const [first, ...others] = (asked.length > 0 ? asked : Object.keys(PARTS)).flatMap((name) => PARTS[name]);
const steps = [withArgs(first, more), ...others];
const build = steps.some((step) => step.needs) ? [script('build', { cores: 2 })] : [];
await runSteps([...build, ...steps], { env: { ...SEEDS, ...process.env, FLEETFOOT_DEPTH: 'deep' } });
