import { emulatorProject } from './jest.emulator.config.js';

/** Use cases in this process, over Firestore and the local Stripe; every worker has a project of its own. */
const usecases = emulatorProject('usecase', ['<rootDir>/test/world/own-project.ts']);

/** Transport, tokens and deployed names, through the Functions emulator. */
const wiring = emulatorProject('functions');

export default {
  projects: [usecases, wiring],
  // Twice the cores: a use case mostly waits, for Stripe's pauses and for Firestore's locks.
  maxWorkers: 4,
  // The emulators take seconds to tell a transaction that it lost a race, and start a process for every function.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/test/longest-first.js',
};
