import { browserProject, nodeProject, remotes } from '@fleetfoot/tooling/jest';

export default {
  projects: [
    ...['shared', 'shell', ...remotes].map(browserProject),
    ...['functions', 'local', 'tooling'].map(nodeProject),
  ],
};
