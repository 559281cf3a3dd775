import { contractSuite } from '@fleetfoot/shared/testing';
import { manifest } from './manifest';
import * as remote from './remote';

contractSuite({
  manifest,
  module: remote,
  areas: {
    '/restaurants/some-id/menu': 'Restaurants',
    '/newmenuitem': 'Restaurants',
  },
});
