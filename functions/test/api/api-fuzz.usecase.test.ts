import { API_ERROR_CODES, ApiErrorSchema } from '@fleetfoot/shared/api';
import { idempotencyRecords } from '@fleetfoot/shared/model/api/api-request';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { isoText } from '@fleetfoot/shared/testing/moments';
import * as fc from 'fast-check';
import * as v from 'valibot';
import type { ApiAnswer, ApiOptions } from '../client/answer';
import { api } from '../client/in-process';
import { rounds } from '../depth';
import { wholeNumber } from '../whole-number';
import { put, read } from '../world/data';
import { asDelivery, create, order } from './api-client';
import { apiScene } from './api-scene';

jest.setTimeout(1_200_000);

const SEED = wholeNumber('FLEETFOOT_API_SEED', Math.floor(Math.random() * 2 ** 31));
const RUNS = rounds({ sample: 250, deep: 5_000 });

interface Request extends ApiOptions {
  readonly method: string;
  readonly path: string;
}

const TEXTS = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'x\udfff', '\u202eabc', '\u2066', '\x7f', '\x85', '\r\n', '\t'],
  ...['__x__', '__proto__', 'constructor', '.', '..', 'a/b', '%00', '%', '=1+1', '\uff1d1', 'x'.repeat(501)],
  ...[
    '2026-02-30T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-14:00',
    '2099-01-01T00:00:00+24:00',
  ],
  ...['0821234567', '+0', '9'.repeat(400), '\u0660', '1e309', '-0', 'null', '[object Object]'],
];

const text = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

const number = fc.oneof(
  fc.constantFrom(0, -0, 90, 90.000001, 180, -181, 1e308, Number.MAX_SAFE_INTEGER, 5e-324),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: number },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 12 }) },
);

/** A moment near enough to be taken now and then, or far away. */
const moment = fc.oneof(
  fc
    .integer({ min: -3 * 24, max: 400 * 24 })
    .map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString()),
  fc.constantFrom(...TEXTS),
  isoText,
);

const window = fc.record({ start: moment, end: moment });

const times = fc.oneof(
  fc.constant({}),
  fc.record({ urgency_level: fc.constant('scheduled'), pickup_time: moment }),
  fc.record({ urgency_level: fc.constant('time_window'), pickup_window: window, dropoff_window: window }),
);

const FIELDS = [
  ...[
    'external_id',
    'urgency_level',
    'deliverable_action',
    'pickup',
    'dropoff',
    'metadata',
    'pickup_time',
    'id',
  ],
  ...[
    'pickup.name',
    'pickup.latitude',
    'dropoff.phone_number',
    'dropoff.instructions',
    'dropoff.gate_code',
    'metadata.a',
    'pickup.x',
  ],
];

function withField(body: Record<string, unknown>, path: string, put: unknown): Record<string, unknown> {
  const [field = '', inner] = path.split('.');
  if (inner === undefined) return { ...body, [field]: put };
  const map = typeof body[field] === 'object' ? body[field] : {};
  return { ...body, [field]: { ...map, [inner]: put } };
}

/** A right order with something done to it. */
const orders = fc
  .record({
    external_id: fc.oneof(fc.uuid(), text),
    times,
    metadata: fc.oneof(fc.constant({}), fc.dictionary(text, text, { maxKeys: 3, noNullPrototype: true })),
    // By an address alone.
    alone: fc.option(fc.oneof(fc.constantFrom('12 Main Road', '12 Long Street, Cape Town'), text)),
    changes: fc.array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 2 }),
  })
  .map(({ external_id, times, metadata, alone, changes }) =>
    [
      ...(alone === null
        ? []
        : ([
            ['dropoff.address', alone],
            ['dropoff.latitude', undefined],
            ['dropoff.longitude', undefined],
          ] as const)),
      ...changes,
    ].reduce<Record<string, unknown>>(
      (body, [field, put]) => withField(body, field, put),
      order(external_id, { metadata, ...times }) as Record<string, unknown>,
    ),
  );

const EDIT_FIELDS = [
  ...['pickup', 'dropoff', 'pickup_time', 'pickup_window', 'dropoff_window', 'quote_id', 'status'],
  ...[
    'pickup.address',
    'pickup.latitude',
    'dropoff.phone_number',
    'dropoff.unit',
    'dropoff.x',
    'pickup_window.start',
  ],
];

/** Something to change of a delivery. */
const edits = fc
  .tuple(times, fc.array(fc.tuple(fc.constantFrom(...EDIT_FIELDS), value), { maxLength: 3 }))
  .map(([{ urgency_level: _, ...body }, changes]: [Record<string, unknown>, [string, unknown][]]) =>
    changes.reduce((edit, [field, put]) => withField(edit, field, put), body),
  );

const places = fc.oneof(
  fc.constantFrom(
    { latitude: -33.92, longitude: 18.42 },
    { address: '12 Long Street, Cape Town' },
    { address: '12 Main Road' },
  ),
  fc.record({ address: text, latitude: number, longitude: number }, { requiredKeys: [] }),
);

const QUOTE_FIELDS = ['urgency_level', 'pickup', 'dropoff', 'price', 'pickup.address', 'dropoff.latitude'];

/** A trip to price, by places and addresses. */
const trips = fc
  .record({
    urgency_level: fc.constantFrom('on_demand', 'scheduled', 'time_window', 'soon'),
    pickup: places,
    dropoff: places,
    changes: fc.array(fc.tuple(fc.constantFrom(...QUOTE_FIELDS), value), { maxLength: 1 }),
  })
  .map(({ changes, ...trip }) =>
    changes.reduce<Record<string, unknown>>((body, [field, put]) => withField(body, field, put), trip),
  );

const DEEP = [`${'['.repeat(15_000)}${']'.repeat(15_000)}`, `${'{"a":'.repeat(6_000)}1${'}'.repeat(6_000)}`];

const sent = fc.oneof(
  // Right as it is: what comes after it finds something.
  { weight: 2, arbitrary: fc.uuid().map((id) => JSON.stringify(order(id))) },
  { weight: 6, arbitrary: orders.map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: fc.constantFrom(...DEEP, ...DEEP.map((deep) => `{"metadata":${deep}}`)) },
  { weight: 1, arbitrary: fc.oneof(fc.json(), text, fc.constant('x'.repeat(40_000))) },
);

// What a header can carry.
const headerText = fc.oneof(
  fc.uuid(),
  fc.string({ maxLength: 300 }).map((written) => written.trim()),
);

const ids = fc.oneof(
  fc.constantFrom('broken', 'nothing', 'text', '__x__', '__', '-', '_', 'x'.repeat(128), 'x'.repeat(129)),
  text.map(encodeURIComponentSafe),
);

function encodeURIComponentSafe(written: string): string {
  return encodeURIComponent(written.replaceAll(/\p{Cs}/gu, ''));
}

const cursors = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('0', '1', '253402300799', '99999999999', '-1', '007'),
      fc.constantFrom('0', '999999999', '9999999999'),
      ids,
    )
    .map((parts) => Buffer.from(parts.join('.')).toString('base64url')),
  fc.constant(Buffer.from('1.1.__a__').toString('base64url')),
  text.map(encodeURIComponentSafe),
);

const FILTERS = ['status', 'external_id', 'created_from', 'created_until'] as const;

const filters = fc
  .dictionary(fc.constantFrom(...FILTERS), fc.oneof(fc.constantFrom('Created', 'Failed'), moment, text), {
    maxKeys: 3,
    noNullPrototype: true,
  })
  .map((asked) => {
    const parts = Object.entries(asked).map(([name, put]) => `${name}=${encodeURIComponentSafe(put)}`);
    return `?${parts.join('&')}`;
  });

const queries = fc.oneof(
  filters,
  fc.constant(''),
  cursors.map((cursor) => `?cursor=${cursor}`),
  fc
    .tuple(text, cursors)
    .map(([limit, cursor]) => `?limit=${encodeURIComponentSafe(limit)}&cursor=${cursor}`),
  text.map((written) => `?${encodeURIComponentSafe(written)}=1`),
);

const requests: fc.Arbitrary<Request> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(sent, headerText).map(([body, key]) => ({
      method: 'POST',
      path: '/deliveries',
      text: body,
      headers: { 'idempotency-key': key },
    })),
  },
  { weight: 3, arbitrary: queries.map((query) => ({ method: 'GET', path: `/deliveries${query}` })) },
  { weight: 2, arbitrary: ids.map((id) => ({ method: 'GET', path: `/deliveries/${id}` })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(ids, fc.option(sent, { nil: undefined }), fc.option(headerText, { nil: undefined }))
      .map(([id, body, key]) => ({
        ...{ method: 'POST', path: `/deliveries/${id}/cancel` },
        ...(body !== undefined && { text: body }),
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      })),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom('mine', 'scheduled', 'windowed') },
          { weight: 1, arbitrary: ids },
        ),
        fc.oneof(
          { weight: 5, arbitrary: edits.map((body) => JSON.stringify(body)) },
          { weight: 1, arbitrary: sent },
        ),
        fc.option(headerText, { nil: undefined }),
      )
      .map(([id, body, key]) => ({
        ...{ method: 'PATCH', path: `/deliveries/${id}`, text: body },
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      })),
  },
  {
    weight: 2,
    arbitrary: fc
      .oneof(
        { weight: 5, arbitrary: trips.map((body) => JSON.stringify(body)) },
        { weight: 1, arbitrary: sent },
      )
      .map((text) => ({ method: 'POST', path: '/quotes', text })),
  },
  { weight: 1, arbitrary: ids.map((id) => ({ method: 'GET', path: `/quotes/${id}` })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'), ids)
      .map(([method, path]) => ({ method, path: `/${path}` })),
  },
);

/** Tells a refusal in the words of a library. */
function isOfLibrary(message: string): boolean {
  return /Expected|Invalid|[Rr]eceived|undefined|\/\^|\^\(/.test(message);
}

const known: readonly string[] = API_ERROR_CODES;

/** What is the matter with an answer. */
function problem({ status, body }: ApiAnswer): string | undefined {
  if (status >= 500) return `${status}`;
  if (status < 300) return undefined;
  const parsed = v.safeParse(ApiErrorSchema, body);
  if (!parsed.success) return `an untyped ${status}`;
  const { code, message, errors = [] } = parsed.output.error;
  const strange = [message, ...errors.map((wrong) => wrong.message)].find(isOfLibrary);
  return strange ?? (known.includes(code) ? undefined : code);
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** A delivery of each level to edit, and documents as something else might have left them, where requests come by. */
async function putStored(orgID: string, key: string): Promise<void> {
  const at = new Date();
  const { id } = asDelivery(await create(key, order('MINE')));
  const mine = await read(deliveries.document(orgID, id));
  const window = { start: hours(24), end: hours(26) };
  const windows = { pickup_window: window, dropoff_window: window, pickup_time: window.start };
  for (const [name, level] of [
    ['mine', {}],
    ['scheduled', { urgency_level: 'scheduled', pickup_time: hours(24) }],
    ['windowed', { urgency_level: 'time_window', ...windows }],
  ] as const) {
    await put(deliveries.document(orgID, name), { ...mine, ...level, id: name });
  }
  await Promise.all([
    put(deliveries.document(orgID, 'broken'), { created_at: at, external_id: 7 }),
    put(deliveries.document(orgID, 'nothing'), { created_at: at }),
    put(deliveries.document(orgID, 'text'), { created_at: 'yesterday', pickup_time: 'soon' }),
    put(idempotencyRecords.document(orgID, 'broken'), { expiresAt: 'never', body: 7 }),
  ]);
}

test(`Whatever is sent, the API answers with a success or a typed refusal (seed ${SEED})`, async () => {
  process.stdout.write(`FLEETFOOT_API_SEED=${SEED} repeats this run of ${RUNS} requests.\n`);
  let made = 0;
  let scene = await apiScene();
  await putStored(scene.orgID, scene.live);
  const statuses: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(requests, async ({ method, path, ...options }) => {
      // Nobody runs into the rate.
      made += 1;
      if (made % 80 === 0) {
        scene = await apiScene();
        await putStored(scene.orgID, scene.live);
      }
      const answer = await api(method, path, { key: scene.live, ...options });
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      expect(problem(answer)).toBeUndefined();
    }),
    { seed: SEED, numRuns: RUNS },
  );
  process.stdout.write(`${JSON.stringify(statuses)}\n`);
  // It reaches beyond the first check.
  expect(statuses[200]).toBeGreaterThan(0);
  expect(statuses[201]).toBeGreaterThan(0);
  expect(statuses[400]).toBeGreaterThan(0);
  expect(statuses[429]).toBeUndefined();
});
