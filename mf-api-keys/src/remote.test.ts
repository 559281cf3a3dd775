import { contractSuite } from '@fleetfoot/shared/testing';
import { manifest } from './manifest';
import * as remote from './remote';

contractSuite({
  manifest,
  module: remote,
  areas: {
    '/api/docs': 'API',
    '/api/webhooks/some-id': 'API',
    '/test/deliveries': 'Test deliveries',
    '/test/example/example-3': 'Example day',
  },
});
