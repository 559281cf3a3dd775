import { nodeProject } from '@fleetfoot/tooling/jest';

/**
 * Jest for tests that talk to running emulators: one file at a time, because they share the database.
 * @param {string} pattern which test files
 */
export function emulatorProject(pattern) {
  return {
    ...nodeProject('functions'),
    displayName: pattern,
    rootDir: import.meta.dirname,
    testMatch: [`<rootDir>/test/**/*.${pattern}.test.ts`],
    testPathIgnorePatterns: ['/node_modules/'],
    modulePathIgnorePatterns: ['<rootDir>/lib/', '<rootDir>/.types/'],
    testTimeout: 30_000,
    maxWorkers: 1,
  };
}
