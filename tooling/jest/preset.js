import { fileURLToPath } from 'node:url';

export { REMOTES as remotes } from '../build/root.js';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

const transform = {
  '/tooling/pages/pages\\.js$': file('../pages/jest-transform.js'),
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

// Published as ES modules only.
const esmPackages = [
  'wouter',
  'regexparam',
  'use-sync-external-store',
  'mitt',
  'input-otp',
  'valibot',
  'single-spa',
  'single-spa-react',
];

const base = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmPackages.join('|')})/)`],
  // Emulator tests run under their own configurations.
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/lib/',
    '/.types/',
    '\\.rules\\.test\\.',
    '\\.functions\\.test\\.',
    '\\.usecase\\.test\\.',
    '\\.attack\\.test\\.',
  ],
  modulePathIgnorePatterns: ['/dist/', '/lib/', '/.types/'],
};

/**
 * The jest project of a package that runs in a browser.
 * @param {string} name folder of the package
 */
export function browserProject(name) {
  return {
    ...base,
    displayName: name,
    rootDir: name,
    testEnvironment: file('./browser-environment.cjs'),
    setupFilesAfterEnv: [file('./browser-setup.js')],
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  };
}

/**
 * The jest project of a package that runs in Node.
 * @param {string} name folder of the package
 */
export function nodeProject(name) {
  return {
    ...base,
    displayName: name,
    rootDir: name,
    testEnvironment: file('./node-environment.cjs'),
    testMatch: ['<rootDir>/**/*.test.{ts,tsx,js}'],
  };
}

/**
 * The jest project of tests that talk to running emulators. A test that fails is tried twice more.
 * @param {string} name folder of the package
 */
export function emulatorProject(name) {
  return { ...nodeProject(name), setupFilesAfterEnv: [file('./retry.js')] };
}
