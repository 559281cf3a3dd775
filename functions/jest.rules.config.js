import { emulatorProject } from './jest.emulator.config.js';

/** One file at a time, because they share the database. */
export default { ...emulatorProject('rules'), testTimeout: 30_000, maxWorkers: 1 };
