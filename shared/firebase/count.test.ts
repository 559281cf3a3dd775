import { attempt } from './attempt';
import { countByRest, countRequest } from './count';
import type { FirebaseConfig } from './firebase-config';

const config = { projectId: 'p' } as FirebaseConfig;
const query = { path: 'Organizations/o 1/Deliveries', limit: 200 } as const;

afterEach(() => jest.restoreAllMocks());

function answer(body: unknown, status = 200) {
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));
}

test('a count is asked of the document that has the collection, with the tokens of the caller', async () => {
  const sent = answer([{ result: { aggregateFields: { count: { integerValue: '12' } } }, readTime: 'now' }]);
  expect(await countByRest(config, { idToken: 't', appCheck: 'a' }, query)).toBe(12);
  const [address, { headers } = {}] = sent.mock.calls[0] ?? [];
  expect(address).toBe(
    'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents/Organizations/o%201:runAggregationQuery',
  );
  expect(headers).toMatchObject({ authorization: 'Bearer t', 'X-Firebase-AppCheck': 'a' });
});

test('an answer without a count is an error, and so is a refusal', async () => {
  answer([{ readTime: 'now' }]);
  await expect(countByRest(config, { idToken: 't' }, query)).rejects.toThrow();
  answer([{ error: { code: 403 } }], 403);
  await expect(countByRest(config, { idToken: 't' }, query)).rejects.toThrow('HTTP 403');
});

test.each([
  [403, 'PERMISSION_DENIED', 'permission-denied'],
  [503, 'UNAVAILABLE', 'offline'],
])('a refusal with HTTP %s says %s, which is %s', async (status, word, code) => {
  answer([{ error: { code: status, status: word, message: 'No.' } }], status);
  const count = attempt(() => countByRest(config, { idToken: 't' }, query));
  await expect(count).rejects.toMatchObject({ code });
});

test('a count is bounded, and of documents that fit every filter', () => {
  const [from, before] = [new Date('2026-11-24T22:00:00Z'), new Date('2026-11-25T22:00:00Z')];
  const where = [
    ['role', 'Admin'],
    ['isOpen', true],
    ['status', ['Created', 'Failed']],
  ] as const;
  const field = (fieldPath: string, op: string, value: object) => ({
    fieldFilter: { field: { fieldPath }, op, value },
  });
  expect(countRequest({ ...query, where, range: { field: 'pickup_time', from, before } })).toEqual({
    structuredAggregationQuery: {
      aggregations: [{ alias: 'count', count: {} }],
      structuredQuery: {
        from: [{ collectionId: 'Deliveries' }],
        where: {
          compositeFilter: {
            op: 'AND',
            filters: [
              field('role', 'EQUAL', { stringValue: 'Admin' }),
              field('isOpen', 'EQUAL', { booleanValue: true }),
              field('status', 'IN', {
                arrayValue: { values: [{ stringValue: 'Created' }, { stringValue: 'Failed' }] },
              }),
              field('pickup_time', 'GREATER_THAN_OR_EQUAL', { timestampValue: from.toISOString() }),
              field('pickup_time', 'LESS_THAN', { timestampValue: before.toISOString() }),
            ],
          },
        },
        limit: 200,
      },
    },
  });
  expect(countRequest(query)).not.toHaveProperty('structuredAggregationQuery.structuredQuery.where');
});
