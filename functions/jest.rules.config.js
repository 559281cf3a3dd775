import { emulatorProject } from './jest.emulator.config.js';

export default emulatorProject('rules');
