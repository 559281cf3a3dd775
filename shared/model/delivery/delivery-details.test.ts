import * as v from 'valibot';
import { typedDelivery } from '../testing/typed-delivery';
import { deliveryDetailsSchema } from './delivery-details';
import type { TypedDelivery } from './typed-delivery';

type TypedStop = TypedDelivery['pickup'];

// 14:05:30 in South Africa.
const NOW = new Date('2026-02-03T12:05:30Z');
const schema = deliveryDetailsSchema(() => NOW);

function problems(values: TypedDelivery) {
  const result = v.safeParse(schema, values);
  return result.success ? {} : v.flatten<typeof schema>(result.issues).nested;
}

function withPickup(change: Partial<TypedStop>) {
  return typedDelivery({ pickup: { ...typedDelivery().pickup, ...change } });
}

function windows(pickup: readonly [string, string], dropoff: readonly [string, string]) {
  return typedDelivery({
    urgency_level: 'time_window',
    pickup_window: { start: pickup[0], end: pickup[1] },
    dropoff_window: { start: dropoff[0], end: dropoff[1] },
  });
}

test('a form that was filled in well has no problems', () => {
  expect(problems(typedDelivery())).toEqual({});
});

test('phone numbers become E.164 and texts are trimmed', () => {
  const output = v.parse(schema, withPickup({ phone_number: ' 021 555 0100 ', name: ' Umoya Kitchen ' }));
  expect(output.pickup).toMatchObject({ phone_number: '+27215550100', name: 'Umoya Kitchen' });
});

test('directions are known or not, and each is one line', () => {
  const known = { unit: ' Unit 4 ', landmark: '', gate_code: '4321#' };
  expect(v.parse(schema, withPickup(known)).pickup).toMatchObject({
    ...{ unit: 'Unit 4', landmark: '', gate_code: '4321#' },
  });
  expect(v.parse(schema, typedDelivery()).pickup).not.toHaveProperty('gate_code');
  const tooLong = { unit: 'x'.repeat(163), landmark: 'x'.repeat(201), gate_code: 'x'.repeat(41) };
  expect(problems(withPickup(tooLong))).toEqual({
    'pickup.unit': ['Use at most 162 characters.'],
    'pickup.landmark': ['Use at most 200 characters.'],
    'pickup.gate_code': ['Use at most 40 characters.'],
  });
  expect(problems(withPickup({ gate_code: '43\n21' }))).toEqual({
    'pickup.gate_code': ['Enter this on one line.'],
  });
});

test('an empty form names every required field, and no time when it is on demand', () => {
  const stop: TypedStop = { address: { text: ' ' }, name: '', phone_number: '', instructions: '' };
  expect(problems(typedDelivery({ external_id: ' ', pickup: stop, dropoff: stop }))).toEqual({
    external_id: ['Enter the external ID.', 'Enter the external ID on one line.'],
    'pickup.address': [
      'Enter the pickup address and choose it from the list.',
      'Choose the pickup address from the list, so that the courier gets its exact location.',
    ],
    'pickup.name': ['Enter the pickup name.', 'Enter the pickup name on one line.'],
    'pickup.phone_number': ['Enter the pickup phone number.', 'Enter a phone number such as 082 123 4567.'],
    'dropoff.address': [
      'Enter the drop-off address and choose it from the list.',
      'Choose the drop-off address from the list, so that the courier gets its exact location.',
    ],
    'dropoff.name': ['Enter the drop-off name.', 'Enter the drop-off name on one line.'],
    'dropoff.phone_number': [
      'Enter the drop-off phone number.',
      'Enter a phone number such as 082 123 4567.',
    ],
  });
});

test('an address that was only typed must be chosen from the list', () => {
  expect(problems(withPickup({ address: { text: '12 Long Street' } }))).toEqual({
    'pickup.address': [
      'Choose the pickup address from the list, so that the courier gets its exact location.',
    ],
  });
});

test.each(['082 123', '0800 CALL ME', '0021'])('%s is no phone number', (phone_number) => {
  expect(problems(withPickup({ phone_number }))).toEqual({
    'pickup.phone_number': ['Enter a phone number such as 082 123 4567.'],
  });
});

describe('scheduled', () => {
  test.each([
    ['', 'Enter the pickup date and time.'],
    ['2026-02-03', 'Enter a date and a time, such as 24 Nov 2026 14:00.'],
    ['2026-02-03T14:04', 'The pickup date and time is in the past. Choose a later time.'],
    ['2027-02-04T14:06', 'The pickup date and time is more than a year away. Choose an earlier time.'],
    ['9999-12-31T23:59', 'The pickup date and time is more than a year away. Choose an earlier time.'],
  ])('refuses %j', (pickup_time, message) => {
    const found = problems(typedDelivery({ urgency_level: 'scheduled', pickup_time }));
    expect(found?.['pickup_time']?.[0]).toBe(message);
  });

  test.each([
    ['the present minute', '2026-02-03T14:05', '2026-02-03T12:05:00.000Z'],
    ['the last moment within a year', '2027-02-04T14:05', '2027-02-04T12:05:00.000Z'],
    ['a moment in July', '2026-07-01T00:30', '2026-06-30T22:30:00.000Z'],
  ])('reads %s as South African time', (_name, pickup_time, instant) => {
    const output = v.parse(schema, typedDelivery({ urgency_level: 'scheduled', pickup_time }));
    expect(output).toMatchObject({ urgency_level: 'scheduled', pickup_time: new Date(instant) });
  });
});

describe('time window', () => {
  const PICKUP = ['2026-02-03T15:00', '2026-02-03T16:00'] as const;

  test('reads both windows as South African time', () => {
    expect(v.parse(schema, windows(PICKUP, ['2026-02-03T16:00', '2026-02-03T18:00']))).toMatchObject({
      pickup_window: { start: new Date('2026-02-03T13:00Z'), end: new Date('2026-02-03T14:00Z') },
      dropoff_window: { start: new Date('2026-02-03T14:00Z'), end: new Date('2026-02-03T16:00Z') },
    });
  });

  test.each([
    [
      'nothing filled in',
      windows(['', ''], ['', '']),
      {
        'pickup_window.start': 'Enter the pickup window start.',
        'pickup_window.end': 'Enter the pickup window end.',
        'dropoff_window.start': 'Enter the drop-off window start.',
        'dropoff_window.end': 'Enter the drop-off window end.',
      },
    ],
    [
      'a pickup window in the past',
      windows(['2026-02-03T14:00', '2026-02-03T15:00'], PICKUP),
      { 'pickup_window.start': 'The pickup window start is in the past. Choose a later time.' },
    ],
    [
      'windows that end when they start',
      windows([PICKUP[0], PICKUP[0]], [PICKUP[1], PICKUP[1]]),
      {
        'pickup_window.end': 'The pickup window must end after it starts.',
        'dropoff_window.end': 'The drop-off window must end after it starts.',
      },
    ],
    [
      'a drop-off window that began more than a day ago',
      windows(PICKUP, ['2026-02-02T14:05', '2026-02-03T16:00']),
      { 'dropoff_window.start': 'The drop-off window start is more than a day ago. Choose a later time.' },
    ],
    [
      'windows that end in more than a year',
      windows([PICKUP[0], '2027-02-04T14:06'], [PICKUP[1], '2027-02-04T14:06']),
      {
        'pickup_window.end': 'The pickup window end is more than a year away. Choose an earlier time.',
        'dropoff_window.end': 'The drop-off window end is more than a year away. Choose an earlier time.',
      },
    ],
    [
      'windows that begin in more than a year',
      windows(['2027-02-05T14:00', '2027-02-05T15:00'], ['2027-02-05T14:00', '2027-02-05T15:00']),
      {
        'pickup_window.start': 'The pickup window start is more than a year away. Choose an earlier time.',
        'pickup_window.end': 'The pickup window end is more than a year away. Choose an earlier time.',
        'dropoff_window.start': 'The drop-off window start is more than a year away. Choose an earlier time.',
        'dropoff_window.end': 'The drop-off window end is more than a year away. Choose an earlier time.',
      },
    ],
    ['a drop-off window that began a day ago', windows(PICKUP, ['2026-02-02T14:06', '2026-02-03T16:00']), {}],
    [
      'a drop-off window that ends before the pickup window starts',
      windows(PICKUP, ['2026-02-03T13:00', '2026-02-03T14:59']),
      { 'dropoff_window.end': 'The drop-off window must not end before the pickup window starts.' },
    ],
  ])('%s', (_name, values, expected) => {
    const first = Object.entries(problems(values) ?? {}).map(([field, messages]) => [field, messages?.[0]]);
    expect(Object.fromEntries(first)).toEqual(expected);
  });

  test('its rules are checked although another field is wrong', () => {
    const values = windows([PICKUP[1], PICKUP[0]], ['2026-02-03T17:00', '2026-02-03T18:00']);
    const pickup = { ...values.pickup, phone_number: '' };
    expect(Object.keys(problems({ ...values, pickup }) ?? {})).toEqual([
      'pickup.phone_number',
      'pickup_window.end',
    ]);
  });
});
