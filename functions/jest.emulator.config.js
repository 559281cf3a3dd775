import { emulatorProject as sharedProject } from '@fleetfoot/tooling/jest';

/**
 * The jest project of tests that talk to running emulators.
 * @param {string} pattern which test files: `rules`, `usecase` or `functions`
 * @param {string[]} setup files that run before each test file
 */
export function emulatorProject(pattern, setup = []) {
  const project = sharedProject('functions');
  return {
    ...project,
    setupFilesAfterEnv: [...project.setupFilesAfterEnv, ...setup],
    displayName: pattern,
    rootDir: import.meta.dirname,
    testMatch: [`<rootDir>/test/**/*.${pattern}.test.ts`],
    testPathIgnorePatterns: ['/node_modules/'],
    modulePathIgnorePatterns: ['<rootDir>/lib/', '<rootDir>/.types/'],
  };
}
