import { deliveryDetailsSchema } from '@fleetfoot/shared/model/delivery/delivery-details';
import * as v from 'valibot';
import { delivery } from '../testing/delivery';
import { repeatDelivery } from './repeated-delivery';

const NOW = new Date('2026-02-05T12:30Z');

test('a repeated delivery takes everything but the reference', () => {
  const values = repeatDelivery(delivery(), NOW);
  expect(values).toMatchObject({
    external_id: '',
    urgency_level: 'on_demand',
    deliverable_action: 'meet_at_door',
    pickup_time: '',
    pickup: { name: 'Umoya Kitchen', phone_number: '021 555 0100', instructions: '' },
    dropoff: { name: 'Lerato Dlamini', phone_number: '083 123 4567', instructions: 'Ring twice.' },
  });
  expect(values.pickup.address.coordinates).toEqual({ latitude: -33.9221, longitude: 18.4197 });
});

test('a repeated delivery has the directions of before', () => {
  const { pickup, dropoff } = repeatDelivery(delivery({ dropoff_gate_code: '4321#' }), NOW);
  expect(dropoff).toMatchObject({ unit: '', landmark: '', gate_code: '4321#' });
  expect(pickup.gate_code).toBe('');
});

test('a repeated delivery needs only a reference', () => {
  const values = { ...repeatDelivery(delivery(), NOW), external_id: 'ORD-2' };
  expect(
    v.is(
      deliveryDetailsSchema(() => NOW),
      values,
    ),
  ).toBe(true);
});

test.each([
  ['2026-02-03T12:05:00Z', '2026-02-06T14:05'],
  ['2026-02-03T14:00:00Z', '2026-02-05T16:00'],
  ['2026-02-05T12:30:00Z', '2026-02-06T14:30'],
  ['2026-02-09T08:00:00Z', '2026-02-09T10:00'],
])('a pickup at %s is repeated at %s, South African time', (pickup_time, repeated) => {
  const data = delivery({ urgency_level: 'scheduled', pickup_time: new Date(pickup_time) });
  expect(repeatDelivery(data, NOW).pickup_time).toBe(repeated);
});

test('windows keep their lengths and their distance', () => {
  const values = repeatDelivery(
    delivery({
      urgency_level: 'time_window',
      pickup_window: { start: new Date('2026-01-31T08:00Z'), end: new Date('2026-01-31T09:00Z') },
      dropoff_window: { start: new Date('2026-02-01T08:00Z'), end: new Date('2026-02-01T10:00Z') },
    }),
    NOW,
  );
  expect(values.pickup_window).toEqual({ start: '2026-02-06T10:00', end: '2026-02-06T11:00' });
  expect(values.dropoff_window).toEqual({ start: '2026-02-07T10:00', end: '2026-02-07T12:00' });
});

test('an address without a position is to be chosen again', () => {
  const { address } = repeatDelivery(delivery({ dropoff_latitude: 'north' }), NOW).dropoff;
  expect(address.text).toMatch(/^5 Beach Road/);
  expect(address.coordinates).toBeUndefined();
});
