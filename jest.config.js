import { browserProject, nodeProject, remotes } from '@fleetfoot/tooling/jest';

export default {
  // As many as there are cores: jest leaves one of them to itself, which is half of a machine of two.
  maxWorkers: '100%',
  projects: [
    ...['shared', 'shell', ...remotes].map(browserProject),
    ...['functions', 'api-client', 'local', 'tooling'].map(nodeProject),
  ],
};
