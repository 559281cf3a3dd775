import { browserProject, nodeProject } from '@fleetfoot/tooling/jest';

export default {
  projects: [
    ...['shared', 'shell', 'mf-auth', 'mf-deliveries', 'mf-advertising'].map(browserProject),
    ...['mf-restaurants', 'mf-team-billing', 'mf-api-keys'].map(browserProject),
    ...['functions', 'local', 'tooling'].map(nodeProject),
  ],
};
