import { emulatorProject } from './jest.emulator.config.js';

/** Every worker has a database of its own. */
export default {
  ...emulatorProject('rules'),
  testTimeout: 30_000,
  maxWorkers: 2,
  testSequencer: '<rootDir>/test/longest-first.js',
};
