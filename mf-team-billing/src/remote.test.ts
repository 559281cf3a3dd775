import { contractSuite } from '@fleetfoot/shared/testing';
import { manifest } from './manifest';
import * as remote from './remote';

contractSuite({
  manifest,
  module: remote,
  areas: {
    '/team/activity': 'Team',
    '/team/privacy': 'Team',
    '/billing': 'Billing',
    '/billing/2026-01': 'Billing',
  },
});
