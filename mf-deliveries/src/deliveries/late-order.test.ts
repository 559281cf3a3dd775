import { deliveryDetailsSchema } from '@fleetfoot/shared/operations';
import * as v from 'valibot';
import type { DeliveryFormValues } from './delivery-form-values';
import { lateOrder } from './late-order';
import { filledForm } from './testing/filled-form';

const SAVED = new Date('2026-02-03T08:00Z');
const schema = deliveryDetailsSchema(() => SAVED);

function late(changes: Partial<DeliveryFormValues>, now: string): boolean {
  const values = filledForm(changes);
  const order = { delivery: v.parse(schema, values), values, changed: false };
  return lateOrder(order, SAVED, new Date(now)) !== undefined;
}

test('"now" holds for an hour', () => {
  expect(late({}, '2026-02-03T09:00Z')).toBe(false);
  expect(late({}, '2026-02-03T09:01Z')).toBe(true);
});

test('a pickup time holds until it has come, in South African time', () => {
  const changes = { urgency_level: 'scheduled', pickup_time: '2026-02-03T12:00' } as const;
  expect(late(changes, '2026-02-03T10:00Z')).toBe(false);
  expect(late(changes, '2026-02-03T10:01Z')).toBe(true);
});

test('a window holds until it closes', () => {
  const changes = {
    urgency_level: 'time_window',
    pickup_window: { start: '2026-02-03T12:00', end: '2026-02-03T13:00' },
    dropoff_window: { start: '2026-02-03T13:00', end: '2026-02-03T14:00' },
  } as const;
  expect(late(changes, '2026-02-03T10:30Z')).toBe(false);
  expect(late(changes, '2026-02-03T11:01Z')).toBe(true);
});
