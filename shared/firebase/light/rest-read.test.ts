import { type QueryDocumentSnapshot, Timestamp } from 'firebase/firestore';
import { configureFirebase, type FirebaseConfig } from '../firebase-config';
import { readByRest, requestOf } from './rest-read';

jest.mock('../open-auth', () => ({ openAuth: () => new Promise(() => {}) }));
jest.mock('../open-app-check', () => ({ appCheckToken: async () => undefined }));

const NAME = 'projects/p/databases/(default)/documents/Organizations/o1/Deliveries/d9';
const AT = { timestampValue: '2026-11-23T10:00:00.123456Z' };

test('a collection is asked for as the SDK asks for it', () => {
  expect(
    requestOf({
      path: 'Organizations/o1/Team',
      where: [['isGone', false]],
      orderBy: ['name', 'asc'],
      limit: 50,
    }),
  ).toEqual({
    parent: 'Organizations/o1',
    structuredQuery: {
      from: [{ collectionId: 'Team' }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            { fieldFilter: { field: { fieldPath: 'isGone' }, op: 'EQUAL', value: { booleanValue: false } } },
          ],
        },
      },
      orderBy: [
        { field: { fieldPath: 'name' }, direction: 'ASCENDING' },
        { field: { fieldPath: '__name__' }, direction: 'ASCENDING' },
      ],
      limit: 50,
    },
  });
});

test('every collection of a name is asked for at the root, and one without an order in none', () => {
  expect(requestOf({ path: 'TeamInvites', group: true, limit: 10 })).toEqual({
    parent: '',
    structuredQuery: { from: [{ collectionId: 'TeamInvites', allDescendants: true }], limit: 10 },
  });
});

test('a stretch begins behind the document that the last one ended with, to the microsecond', () => {
  const document = { name: NAME, fields: { created_at: AT }, createTime: '', updateTime: '' };
  const { structuredQuery } = requestOf({
    paged: {
      path: 'Organizations/o1/Deliveries',
      orderBy: ['created_at', 'desc'],
      range: { from: 0, before: 1_000 },
      pageSize: 50,
    },
    window: { key: 1, after: { id: 'd9', document }, until: { id: 'd10' }, limit: 200 },
  });
  expect(structuredQuery).toMatchObject({
    startAt: { values: [AT, { referenceValue: NAME }], before: false },
    limit: 200,
    where: {
      compositeFilter: {
        filters: [
          { fieldFilter: { op: 'GREATER_THAN_OR_EQUAL' } },
          { fieldFilter: { op: 'LESS_THAN', value: { timestampValue: '1970-01-01T00:00:01.000Z' } } },
        ],
      },
    },
  });
  expect(structuredQuery).not.toHaveProperty('endAt');
});

test('a stretch that was read live begins behind the same document, to the microsecond', () => {
  configureFirebase({ projectId: 'p' } as FirebaseConfig);
  const at = new Timestamp(Date.parse('2026-11-23T10:00:00Z') / 1_000, 123_456_000);
  const snapshot = {
    ref: { path: 'Organizations/o1/Deliveries/d9' },
    get: (field: string) => (field === 'created_at' ? at : undefined),
  } as unknown as QueryDocumentSnapshot;
  const { structuredQuery } = requestOf({
    paged: { path: 'Organizations/o1/Deliveries', orderBy: ['created_at', 'desc'], pageSize: 50 },
    window: { key: 1, after: { id: 'd9', snapshot }, limit: 50 },
  });
  expect(structuredQuery).toMatchObject({
    startAt: {
      values: [{ timestampValue: '2026-11-23T10:00:00.123456000Z' }, { referenceValue: NAME }],
      before: false,
    },
  });
});

test('a read ends after 15 seconds, also when it still waits for a token', async () => {
  jest.useFakeTimers();
  configureFirebase({ projectId: 'p', apiKey: 'k', appId: 'a', authDomain: 'd' } as FirebaseConfig);
  const failure = readByRest('Organizations/o1').catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await failure).toMatchObject({ code: 'timeout' });
  jest.useRealTimers();
});
