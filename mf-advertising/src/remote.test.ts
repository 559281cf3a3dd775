import { contractSuite } from '@fleetfoot/shared/testing';
import { manifest } from './manifest';
import * as remote from './remote';

contractSuite({
  manifest,
  module: remote,
  areas: {
    '/newcampaign': 'Advertising',
    '/advertising/some-id': 'Advertising',
    '/advertising/some-id/December2025': 'Advertising',
  },
});
