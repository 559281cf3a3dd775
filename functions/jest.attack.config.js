import { emulatorProject } from './jest.emulator.config.js';

/** The least number of attempts that a whole run makes: all there are, in round numbers. */
const FLOOR = 340;

/** What an attacker tries, in this process and by the browser's SDK; every worker has a project of its own. */
export default {
  projects: [emulatorProject('attack', ['<rootDir>/test/world/own-project.ts'])],
  reporters: ['default', ['<rootDir>/../tooling/jest/attempt-count.js', { floor: FLOOR }]],
  maxWorkers: 2,
  testTimeout: 120_000,
};
