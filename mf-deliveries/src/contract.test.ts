import { contractSuite } from '@fleetfoot/shared/testing';
import { setScreen } from './deliveries/testing/screen-size';
import { manifest } from './manifest';
import * as module from './remote';

beforeEach(() => setScreen('desktop'));

contractSuite({
  manifest,
  module,
  areas: {
    '/deliveries': 'Deliveries',
    '/newdelivery': 'Deliveries',
    '/importdeliveries': 'Deliveries',
    '/recurring': 'Deliveries',
    '/recurring/new': 'Deliveries',
    '/deliveries/some-id/waybill': 'Deliveries',
    '/waybills': 'Deliveries',
    '/address': 'Address Book',
  },
});
