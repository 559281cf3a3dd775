import { nodeProject } from '@fleetfoot/tooling/jest';

/**
 * The jest project of tests that talk to running emulators.
 * @param {string} pattern which test files: `rules`, `usecase` or `functions`
 */
export function emulatorProject(pattern) {
  return {
    ...nodeProject('functions'),
    displayName: pattern,
    rootDir: import.meta.dirname,
    testMatch: [`<rootDir>/test/**/*.${pattern}.test.ts`],
    testPathIgnorePatterns: ['/node_modules/'],
    modulePathIgnorePatterns: ['<rootDir>/lib/', '<rootDir>/.types/'],
  };
}
