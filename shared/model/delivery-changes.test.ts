import * as v from 'valibot';
import type { Delivery } from './delivery';
import { deliveryChanges, type EditValues, editValues } from './delivery-changes';
import { deliveryDetailsSchema } from './delivery-details';
import { type CheckedEdit, deliveryEditSchema } from './delivery-edit';
import { canBeEdited } from './delivery-input';
import { newDelivery } from './new-delivery';
import { typedDelivery } from './testing/typed-delivery';

const NOW = new Date('2026-02-03T12:30Z');

function delivery(changes: Partial<Delivery> = {}): Delivery {
  const details = v.parse(
    deliveryDetailsSchema(() => NOW),
    typedDelivery(),
  );
  const created = newDelivery(details, { id: 'delivery-1', uid: 'uid-thandi', serverTime: NOW });
  return { ...created, ...changes };
}

const WINDOWED = delivery({
  urgency_level: 'time_window',
  pickup_time: new Date('2026-02-03T12:00Z'),
  pickup_window: { start: new Date('2026-02-03T12:00Z'), end: new Date('2026-02-03T13:00Z') },
  dropoff_window: { start: new Date('2026-02-03T13:00Z'), end: new Date('2026-02-03T15:00Z') },
});
const SCHEDULED = delivery({ urgency_level: 'scheduled', pickup_time: new Date('2026-02-04T08:00:20Z') });

function edit(before = delivery(), changes: Partial<EditValues> = {}) {
  const values = { ...editValues(before), ...changes };
  const { output, issues } = v.safeParse(
    deliveryEditSchema(before, () => NOW),
    values,
  );
  return {
    changes: issues ? undefined : deliveryChanges(before, output as CheckedEdit),
    messages: issues?.map(({ message }) => message),
  };
}

test.each([delivery(), SCHEDULED, WINDOWED])('an edit without changes is empty', (before) => {
  expect(edit(before)).toEqual({ changes: {}, messages: undefined });
});

test('only what changed is written, numbers in E.164', () => {
  expect(edit(delivery(), { dropoff_phone_number: '082 999 0000' }).changes).toEqual({
    dropoff_phone_number: '+27829990000',
  });
  expect(edit(delivery(), { dropoff_instructions: '' }).changes).toEqual({ dropoff_instructions: '' });
});

test('directions may be added to a delivery without any', () => {
  const changes = { dropoff_unit: 'Unit 4', dropoff_gate_code: '4321#' };
  expect(edit(delivery(), changes).changes).toEqual(changes);
  expect(edit(delivery({ dropoff_gate_code: '4321#' }), { dropoff_gate_code: '' }).changes).toEqual({
    dropoff_gate_code: '',
  });
  expect(edit(delivery(), { pickup_gate_code: 'x'.repeat(41) }).messages).toEqual([
    'Use at most 40 characters.',
  ]);
});

test('an address that came from another system stays as it is', () => {
  const foreign = delivery({ dropoff_address: '', dropoff_latitude: 'unknown', pickup_longitude: '18.4' });
  expect(edit(foreign, { dropoff_instructions: 'Ring' }).changes).toEqual({ dropoff_instructions: 'Ring' });
  const dropoff_address = { text: 'Main Road, Kalk Bay', coordinates: { latitude: -34, longitude: 18 } };
  expect(edit(foreign, { dropoff_address }).changes).toEqual({
    ...{ dropoff_address: 'Main Road, Kalk Bay', dropoff_latitude: -34, dropoff_longitude: 18 },
  });
});

test('an address that was typed and taken back is no change', () => {
  const before = delivery();
  expect(edit(before, { pickup_address: { text: before.pickup_address } }).changes).toEqual({});
});

test('an on-demand delivery has no time to change', () => {
  expect(edit(delivery(), { pickup_time: '2026-02-05T10:00' }).changes).toEqual({});
});

test('a pickup time is South African and lies ahead', () => {
  expect(edit(SCHEDULED, { pickup_time: '2026-02-05T10:00' }).changes).toEqual({
    pickup_time: new Date('2026-02-05T08:00Z'),
  });
  expect(edit(SCHEDULED, { pickup_time: '2026-02-03T10:00' }).messages).toEqual([
    'The pickup date and time is in the past. Choose a later time.',
  ]);
});

test('a time beyond a year is chosen anew', () => {
  const far = { start: new Date('9998-01-01T00:00Z'), end: new Date('9998-01-02T00:00Z') };
  const distant = { ...WINDOWED, pickup_time: far.start, pickup_window: far, dropoff_window: far };
  expect(edit(distant, { pickup_instructions: 'Ring twice' }).messages).toContain(
    'The drop-off window end is more than a year away. Choose an earlier time.',
  );
});

test('a window that has begun can be made longer without moving its start', () => {
  const pickup_window = { start: '2026-02-03T14:00', end: '2026-02-03T15:30' };
  expect(edit(WINDOWED, { pickup_window }).changes).toMatchObject({
    pickup_window: { end: new Date('2026-02-03T13:30Z') },
    pickup_time: new Date('2026-02-03T12:00Z'),
  });
});

test('the pickup time follows the start of the pickup window', () => {
  const pickup_window = { start: '2026-02-03T14:45', end: '2026-02-03T15:30' };
  expect(edit(WINDOWED, { pickup_window }).changes?.pickup_time).toEqual(new Date('2026-02-03T12:45Z'));
});

test('windows keep their order', () => {
  const pickup_window = { start: '2026-02-03T18:00', end: '2026-02-03T19:00' };
  expect(edit(WINDOWED, { pickup_window }).messages).toEqual([
    'The drop-off window must not end before the pickup window starts.',
  ]);
});

test.each([
  ['Created', true],
  ['At pickup', true],
  ['Collected', false],
])('a delivery that is %s may be edited: %s', (status, expected) => {
  expect(canBeEdited(delivery({ status }))).toBe(expected);
});

test('a delivery whose details are removed may not be edited', () => {
  expect(canBeEdited(delivery({ blanked_at: NOW }))).toBe(false);
});
