import { emulatorProject } from '@fleetfoot/tooling/jest';

/** Jest for what the local host and Firebase Hosting's emulator must have in common. */
export default {
  ...emulatorProject('local'),
  displayName: 'hosting',
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/src/**/*.functions.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 30_000,
};
