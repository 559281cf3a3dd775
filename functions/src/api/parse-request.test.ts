import { API_LIMITS, ListQuerySchema } from '@fleetfoot/shared/api';
import { NewPublicDeliverySchema } from '@fleetfoot/shared/model/api/new-public-delivery';
import type * as v from 'valibot';
import type { ApiFailure } from './api-failure';
import { parsed, queryFields } from './parse-request';

const STOP = { address: '1 Long Street', latitude: 0, longitude: 0, name: 'A', phone_number: '021 555 0100' };
const ORDER = {
  ...{ external_id: 'A', urgency_level: 'on_demand', deliverable_action: 'meet_at_door' },
  ...{ pickup: STOP, dropoff: STOP },
};

test.each<[string, v.GenericSchema, unknown, string, RegExp]>([
  [
    'a field too many',
    NewPublicDeliverySchema,
    { ...ORDER, secret: 'x' },
    'secret',
    /^There is no such field here/,
  ],
  [
    'a field too few',
    NewPublicDeliverySchema,
    { ...ORDER, pickup: undefined },
    'pickup',
    /^This field is missing/,
  ],
  ['another kind', NewPublicDeliverySchema, { ...ORDER, urgency_level: 'x' }, 'urgency_level', /"scheduled"/],
  [
    'a missing kind',
    NewPublicDeliverySchema,
    { ...ORDER, urgency_level: undefined },
    'urgency_level',
    /missing/,
  ],
  ['another type', NewPublicDeliverySchema, { ...ORDER, pickup: 'x' }, 'pickup', /^Send an object/],
  [
    'a broken rule',
    NewPublicDeliverySchema,
    { ...ORDER, external_id: ' ' },
    'external_id',
    /^Enter the external ID/,
  ],
  ['a number past its end', ListQuerySchema, { limit: '101' }, 'limit', /from 1 to 100/],
])('%s is named with its place', (_, schema, value, param, message) => {
  expect(() => parsed(schema, value)).toThrow(
    expect.objectContaining({
      code: 'request_invalid',
      message: expect.stringMatching(message),
      details: expect.objectContaining({ param }),
    }),
  );
});

function wrongWith(value: unknown): Readonly<Record<string, string>> {
  try {
    parsed(NewPublicDeliverySchema, value);
  } catch (failure) {
    const { errors = [], ...first } = (failure as ApiFailure).details;
    expect(errors[0]).toEqual(first);
    return Object.fromEntries(errors.map(({ param, message }) => [param, message]));
  }
  return {};
}

test('every field that is wrong is named once, the first one twice', () => {
  const pickup = { ...STOP, latitude: 91, phone_number: '', floor: 3, lift: true };
  const wrong = wrongWith({ ...ORDER, external_id: 7, pickup, dropoff: undefined, vip: 1, note: 'x' });
  expect(Object.keys(wrong).sort()).toEqual(
    [
      ...['dropoff', 'external_id', 'note', 'pickup.floor', 'pickup.latitude', 'pickup.lift'],
      ...['pickup.phone_number', 'vip'],
    ].sort(),
  );
  expect(wrong['note']).toBe('There is no such field here.');
  expect(JSON.stringify(wrong['pickup.phone_number'])).toContain('Enter the pickup phone number.');
});

test.each([undefined, 'soon'])(
  'a body of the kind %j is told what is wrong with it as any kind',
  (urgency_level) => {
    const pickup = { ...STOP, name: '' };
    const sent = { ...ORDER, urgency_level, pickup, vip: 1, pickup_time: 'soon' };
    expect(Object.keys(wrongWith(sent))).toEqual(['urgency_level', 'pickup.name', 'vip']);
  },
);

test('no more fields are named than a refusal may have', () => {
  const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`f${index}`, index]));
  expect(Object.keys(wrongWith({ ...ORDER, ...many }))).toHaveLength(API_LIMITS.errorsMax);
});

test('every parameter that is there twice is named', () => {
  expect(() => queryFields(new URLSearchParams('a=1&a=1&b=2&c=1&c=1'))).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({
        errors: ['a', 'c'].map((param) => ({ param, message: 'This parameter is there twice.' })),
      }),
    }),
  );
});

test('a parameter may occur once', () => {
  expect(queryFields(new URLSearchParams('a=1&b=2'))).toEqual({ a: '1', b: '2' });
  expect(() => queryFields(new URLSearchParams('a=1&a=1'))).toThrow('This parameter is there twice.');
});
