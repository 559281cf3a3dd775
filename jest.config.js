import { availableParallelism } from 'node:os';
import { browserProject, nodeProject, remotes } from '@fleetfoot/tooling/jest';

export default {
  // Half as many again as there are cores: of its time a worker waits an eighth, and jest leaves a core to itself.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // A busy machine takes several times as long as a quiet one.
  testTimeout: 30_000,
  projects: [
    ...['shared', 'shell', ...remotes].map(browserProject),
    ...['functions', 'api-client', 'local', 'tooling'].map(nodeProject),
  ],
};
