import { type CheckedEdit, deliveryEditSchema } from '@fleetfoot/shared/model';
import * as v from 'valibot';
import { delivery } from '../testing/delivery';
import { deliveryChanges } from './delivery-changes';
import { canBeEdited } from './edit-delivery';
import { type EditValues, editValues } from './edit-values';

const NOW = new Date('2026-02-03T12:30Z');
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
  ['Collected', false],
])('a delivery that is %s may be edited: %s', (status, expected) => {
  expect(canBeEdited(delivery({ status }))).toBe(expected);
});

test('a delivery whose details are removed may not be edited', () => {
  expect(canBeEdited(delivery({ blanked_at: NOW }))).toBe(false);
});
