import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { leanRules } from './scripts.js';

const require = createRequire(import.meta.url);
const fromShared = createRequire(require.resolve('@fleetfoot/shared/package.json'));
const fromFirebase = createRequire(fromShared.resolve('firebase/package.json'));

/** Where the packages are whose modules the rules are for. */
const FOLDERS = {
  auth: path.join(path.dirname(fromFirebase.resolve('@firebase/auth/package.json')), 'dist/esm'),
  firestore: path.join(path.dirname(fromFirebase.resolve('@firebase/firestore/package.json')), 'dist'),
  reactDom: path.join(path.dirname(fromShared.resolve('react-dom/package.json')), 'cjs'),
  reactHookForm: path.dirname(fromShared.resolve('react-hook-form')),
  singleSpa: path.join(path.dirname(fromShared.resolve('single-spa')), '../esm'),
  styledComponents: path.dirname(fromShared.resolve('styled-components')),
};

function moduleOf(name) {
  const found = readdirSync(FOLDERS[name]).filter((file) =>
    leanRules[name].test.test(path.join(FOLDERS[name], file)),
  );
  expect(found).toHaveLength(1);
  return readFileSync(path.join(FOLDERS[name], found[0]), 'utf8');
}
const leanOf = (name) => require(leanRules[name].loader)(moduleOf(name));

test.each(Object.keys(leanRules))(
  'the rule for %s finds one installed module, which is the one that is known',
  (name) => {
    expect(leanOf(name)).not.toBe(moduleOf(name));
  },
);

test.each(Object.keys(leanRules))('another module than that of %s fails the build', (name) => {
  expect(() => require(leanRules[name].loader)('export const one = 1;')).toThrow(
    /known|is to be left out|another one|at least/,
  );
});

test('styled-components offers what pages are styled with, and nothing else', () => {
  const [, names] = /export\{([^}]+)\}/.exec(leanOf('styledComponents'));
  expect(names.split(',').map((name) => name.split(' as ')[1])).toEqual([
    'createGlobalStyle',
    'css',
    'default',
    'keyframes',
    'styled',
  ]);
});

test('passwords say that they are left out', () => {
  expect(leanOf('auth')).toContain("class PasswordPolicyImpl { constructor() { throw new Error('Passwords");
});

test('pipelines say that they are left out', () => {
  const lean = leanOf('firestore');
  expect(lean).not.toContain('instanceof CorePipeline');
  expect(lean).toContain('Pipelines of Firestore cannot be used');
});

test('Firestore keeps no log for its own developers, and writes nothing of its own as JSON', () => {
  const lean = leanOf('firestore');
  expect(lean).toContain('function __PRIVATE_logDebug(');
  expect(lean).not.toMatch(/(?<!function )__PRIVATE_logDebug\(/);
  expect(lean).not.toMatch(/^ *(?:\/\*\*.*\*\/ *)?(?:static )?(?:to|from)JSON\(/m);
});
