import { API_ROUTES, type ApiError, ListQuerySchema } from '@fleetfoot/shared/api';
import * as operations from '@fleetfoot/shared/operations';
import * as v from 'valibot';
import { failureAnswer } from '../api/answer';
import { parsed } from '../api/parse-request';
import { answerRows } from '../deliveries/answer-rows';
import { describeIssues } from './answer';

const BAD = [
  ...[undefined, null, true, 0, -1, 1.5, 1e300, -1e300, [], ['x'], [[]], {}, { a: 1 }, { 'a b': 'x' }],
  ...['', ' ', 'x', 'a b', '__x__', 'a\nb', '1e9', '2026-12-05T14:05', 'x'.repeat(600), '\ud800'],
];

/** Anything that a library would say. */
const OF_A_LIBRARY = /Expected|Invalid|[Rr]eceived|undefined|\/\^|\^\(|\[\\/;
const SENTENCE = /^[A-Z0-9].*[.)]$/s;

const STOP = { address: '1 Long Street, Cape Town', latitude: -33.9, longitude: 18.4, name: 'A' };
const STOPS = {
  pickup: {
    ...STOP,
    phone_number: '021 555 0100',
    instructions: '',
    unit: 'a',
    landmark: 'b',
    gate_code: 'c',
  },
  dropoff: {
    ...STOP,
    phone_number: '021 555 0100',
    instructions: '',
    unit: 'a',
    landmark: 'b',
    gate_code: 'c',
  },
};
const WINDOW = { start: '2026-12-05T14:05:00+02:00', end: '2026-12-05T16:05:00+02:00' };
const COMMON = {
  ...{ external_id: 'A', deliverable_action: 'meet_at_door', ...STOPS, proof: 'name', goods_value: 1 },
  ...{ quote_id: 'q', metadata: { a: 'b' } },
};
const { pickup, dropoff } = STOPS;
const TIMES = { pickup_time: WINDOW.start, pickup_window: WINDOW, dropoff_window: WINDOW };

/** Right values for each schema of `/v1`. */
const V1: readonly (readonly [string, v.GenericSchema, object])[] = [
  ['now', API_ROUTES.createDelivery.body, { ...COMMON, urgency_level: 'on_demand' }],
  [
    'scheduled',
    API_ROUTES.createDelivery.body,
    { ...COMMON, urgency_level: 'scheduled', pickup_time: WINDOW.start },
  ],
  [
    'windows',
    API_ROUTES.createDelivery.body,
    { ...COMMON, urgency_level: 'time_window', pickup_window: WINDOW, dropoff_window: WINDOW },
  ],
  ['edit', API_ROUTES.editDelivery.body, { ...STOPS, ...TIMES, proof: 'name', quote_id: 'q' }],
  [
    'quote',
    API_ROUTES.createQuote.body,
    {
      urgency_level: 'on_demand',
      pickup: { address: pickup.address, latitude: 1, longitude: 1 },
      dropoff: { address: dropoff.address },
    },
  ],
  [
    'list',
    ListQuerySchema,
    {
      ...{ limit: '1', cursor: 'x', status: 'Created', external_id: 'A' },
      ...{ created_from: WINDOW.start, created_until: WINDOW.end },
    },
  ],
];

/** A value with something bad in place of each part of it, one after the other. */
function spoiled(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return BAD;
  const inner = Object.entries(value).flatMap(([key, part]) =>
    spoiled(part).map((bad) => (Array.isArray(value) ? [bad] : { ...value, [key]: bad })),
  );
  return [...BAD, ...inner];
}

function refusals(schema: v.GenericSchema, value: unknown): readonly string[] {
  try {
    parsed(schema, value);
    return [];
  } catch (failure) {
    const { message, errors = [] } = (failureAnswer(failure, 'req').body as ApiError).error;
    return [message, ...errors.map((wrong) => wrong.message)];
  }
}

test.each(V1)('A bad value in any field of %s is refused with a sentence of our own', (_, schema, right) => {
  expect(refusals(schema, right)).toEqual([]);
  const told = new Set(spoiled(right).flatMap((value) => refusals(schema, value)));
  expect(told.size).toBeGreaterThan(3);
  for (const message of told) {
    expect(message).not.toMatch(OF_A_LIBRARY);
    expect(message).toMatch(SENTENCE);
  }
});

test('A bad value in any field of an imported row is refused with a sentence of our own', () => {
  const stop = {
    address: { text: 'a', coordinates: { latitude: 1, longitude: 1 } },
    name: 'A',
    phone_number: '0215550100',
  };
  const rest = { instructions: '', unit: 'a', landmark: 'b', gate_code: 'c' };
  const times = { start: '2099-12-05T14:05', end: '2099-12-05T16:05' };
  const right = {
    ...{ external_id: 'A', deliverable_action: 'meet_at_door', proof: 'name', urgency_level: 'time_window' },
    ...{ pickup: { ...stop, ...rest }, dropoff: { ...stop, ...rest }, pickup_time: '2099-12-05T14:05' },
    ...{ pickup_window: times, dropoff_window: times },
  };
  const known = { has: () => false, references: new Map<string, string>() };
  const now = () => new Date('2099-12-01T00:00:00Z');
  for (const urgency_level of ['time_window', 'scheduled', 'on_demand']) {
    for (const delivery of spoiled({ ...right, urgency_level })) {
      const rows = [{ row: 0, delivery }] as unknown as Parameters<typeof answerRows>[0]['rows'];
      const { answers } = answerRows({ importID: 'i', rows }, known, now);
      for (const { message = 'None.' } of answers) {
        expect(message).not.toMatch(OF_A_LIBRARY);
        expect(message).toMatch(SENTENCE);
      }
    }
  }
});

interface Called {
  readonly name: string;
  readonly request: v.GenericSchema & { readonly entries?: Readonly<Record<string, unknown>> };
}

const CALLED = Object.values(operations).flatMap((value): readonly Called[] =>
  typeof value === 'object' && 'request' in value ? [value as unknown as Called] : [],
);

test('There are many operations', () => expect(CALLED.length).toBeGreaterThan(40));

test.each(CALLED.map((called) => [called.name, called.request] as const))(
  '%s names a bad field, and says nothing of a library',
  (_, request) => {
    const names = Object.keys(request.entries ?? {});
    for (const name of ['other', ...names]) {
      for (const bad of BAD) {
        const { issues = [] } = v.safeParse(request, { [name]: bad });
        expect(describeIssues(issues)).not.toMatch(OF_A_LIBRARY);
      }
    }
  },
);
