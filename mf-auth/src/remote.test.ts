import { contractSuite } from '@fleetfoot/shared/testing';
import { manifest } from './manifest';
import * as module from './remote';

contractSuite({
  manifest,
  module,
  early: {
    '/login': 'signed-out',
    '/verify': 'signed-out',
    '/createprofile': 'no-profile',
    '/organizations': 'no-organization',
    '/createorganization': 'no-organization',
    '/devices': 'with-profile',
    '/profile': 'with-profile',
  },
});
