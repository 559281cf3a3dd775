import { ListQuerySchema } from '@fleetfoot/shared/api';
import { NewPublicDeliverySchema } from '@fleetfoot/shared/model';
import type * as v from 'valibot';
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
  ['another type', NewPublicDeliverySchema, { ...ORDER, pickup: 'x' }, 'pickup', /^This must be Object/],
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

test('a parameter may occur once', () => {
  expect(queryFields(new URLSearchParams('a=1&b=2'))).toEqual({ a: '1', b: '2' });
  expect(() => queryFields(new URLSearchParams('a=1&a=1'))).toThrow('This parameter is there twice.');
});
