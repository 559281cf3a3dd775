import { changedFiles, concernedPackages } from './changed-files.js';

const DEPENDENCIES = new Map([
  ['shared', []],
  ['tooling', ['shared']],
  ['mf-auth', ['shared', 'tooling']],
  ['functions', ['shared']],
  ['e2e', ['shared']],
]);

test('changes are counted from where the branch left main, with those not committed', () => {
  const answers = {
    'merge-base HEAD origin/main': 'abc\n',
    'diff --name-only abc': 'shared/csv/read.ts\n',
    'ls-files --others --exclude-standard': 'shared/csv/new.ts\n',
  };
  expect(changedFiles((...args) => answers[args.join(' ')])).toEqual([
    'shared/csv/read.ts',
    'shared/csv/new.ts',
  ]);
});

test('a clone without origin compares with its own main, and makes no comparison without main', () => {
  const asked = [];
  const git = (...args) => {
    asked.push(args.join(' '));
    throw new Error('unknown revision');
  };
  expect(changedFiles(git)).toBeUndefined();
  expect(asked).toEqual(['merge-base HEAD origin/main', 'merge-base HEAD main']);
});

test.each([
  [['mf-auth/src/login-page.tsx'], ['mf-auth']],
  [
    ['mf-auth/src/login-page.tsx', 'functions/package.json'],
    ['functions', 'mf-auth'],
  ],
  [['tooling/lint/rules.js'], ['mf-auth', 'tooling']],
  [['shared/csv/read.ts'], ['e2e', 'functions', 'mf-auth', 'shared', 'tooling']],
  [['docs/glossary.md', 'README.md', '.ci/run'], []],
  [[], []],
])('%j concern the packages %j', (files, packages) => {
  expect(concernedPackages(files, DEPENDENCIES)).toEqual(packages);
});

test.each([
  'package-lock.json',
  'firestore.rules',
  'jest.config.js',
  'tooling/jest/preset.js',
  'new/file.ts',
])('%s concerns every package', (file) => {
  expect(concernedPackages([file], DEPENDENCIES)).toBeUndefined();
});
