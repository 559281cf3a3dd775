import { API_ERROR_CODES, ApiErrorSchema } from '@fleetfoot/shared/api';
import { deliveries, idempotencyRecords } from '@fleetfoot/shared/model';
import * as fc from 'fast-check';
import * as v from 'valibot';
import type { ApiAnswer, ApiOptions } from '../client/answer';
import { api } from '../client/in-process';
import { rounds } from '../depth';
import { wholeNumber } from '../whole-number';
import { put } from '../world/data';
import { order } from './api-client';
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
    changes: fc.array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 2 }),
  })
  .map(({ external_id, times, metadata, changes }) =>
    changes.reduce(
      (body, [field, put]) => withField(body, field, put),
      order(external_id, { metadata, ...times }) as Record<string, unknown>,
    ),
  );

const DEEP = [`${'['.repeat(15_000)}${']'.repeat(15_000)}`, `${'{"a":'.repeat(6_000)}1${'}'.repeat(6_000)}`];

const sent = fc.oneof(
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

const queries = fc.oneof(
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
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'), ids)
      .map(([method, path]) => ({ method, path: `/${path}` })),
  },
);

const known: readonly string[] = API_ERROR_CODES;

/** What is the matter with an answer. */
function problem({ status, body }: ApiAnswer): string | undefined {
  if (status >= 500) return `${status}`;
  if (status < 300) return undefined;
  const parsed = v.safeParse(ApiErrorSchema, body);
  if (!parsed.success) return `an untyped ${status}`;
  return known.includes(parsed.output.error.code) ? undefined : parsed.output.error.code;
}

/** Documents as something else might have left them, where requests come by. */
async function putBroken(orgID: string): Promise<void> {
  const at = new Date();
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
  await putBroken(scene.orgID);
  const statuses: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(requests, async ({ method, path, ...options }) => {
      // Nobody runs into the rate.
      made += 1;
      if (made % 90 === 0) {
        scene = await apiScene();
        await putBroken(scene.orgID);
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
