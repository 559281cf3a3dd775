import { AppError } from '@fleetfoot/shared/domain';
import { deferred } from '@fleetfoot/shared/testing';
import { waitFor } from '@testing-library/react';
import type { Firestore } from 'firebase/firestore';
import type { RestAnswer } from '../ahead/rest-answer';
import type { Finding } from '../way';
import { noteWritten } from '../written';
import { follow } from './read-on-demand';
import { beginPage, getReads, refreshReads, subscribeReads } from './reads';
import { readByRest } from './rest-read';

jest.mock('./rest-read', () => ({ readByRest: jest.fn() }));

const ask = jest.mocked(readByRest);
const LIST = { path: 'Organizations/o1/Deliveries', limit: 50 };
const OFFLINE = new AppError('offline', 'No network.');

let firestore: Firestore;
const ends: (() => void)[] = [];

function answerOf(...ids: readonly string[]): RestAnswer {
  const documents = ids.map((id) => ({
    name: `projects/p/databases/(default)/documents/${LIST.path}/${id}`,
    ...{ fields: {}, createTime: '', updateTime: '' },
  }));
  return { parent: 'p', structuredQuery: {}, readTime: '', documents };
}

/** Reads on demand, and tells what was found each time. */
function open(wanted: Parameters<typeof follow>[1] = LIST) {
  const seen: (readonly string[])[] = [];
  const error = jest.fn();
  const next = ({ documents }: Finding) => seen.push(documents.map(({ id }) => id));
  const end = follow(firestore, wanted, { next, error });
  ends.push(end);
  return { seen, error, end };
}

beforeEach(() => {
  // Another client for each test, as for each session.
  firestore = {} as Firestore;
  ask.mockReset().mockResolvedValue(answerOf('d1'));
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

test('a page is read once, and again when it is asked for', async () => {
  const { seen } = open();
  await waitFor(() => expect(seen).toEqual([['d1']]));
  ask.mockResolvedValue(answerOf('d2', 'd1'));
  await refreshReads();
  expect(seen).toEqual([['d1'], ['d2', 'd1']]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['an own write', noteWritten],
  ['the connection', () => dispatchEvent(new Event('online'))],
])('it is read again with %s', async (_, happen) => {
  const { seen } = open();
  await waitFor(() => expect(seen).toHaveLength(1));
  happen();
  await waitFor(() => expect(seen).toHaveLength(2));
});

test('a reader who comes back within five minutes is answered with what was read', async () => {
  const { seen, end } = open();
  await waitFor(() => expect(seen).toHaveLength(1));
  end();
  const again = open();
  await waitFor(() => expect(again.seen).toEqual([['d1']]));
  expect(ask).toHaveBeenCalledTimes(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_001);
  const later = open();
  await waitFor(() => expect(later.seen).toHaveLength(1));
  expect(ask).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
});

test('another session is answered with nothing of the one before', async () => {
  const { seen } = open();
  await waitFor(() => expect(seen).toHaveLength(1));
  firestore = {} as Firestore;
  const next = open();
  await waitFor(() => expect(next.seen).toHaveLength(1));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an answer ahead of the SDK is not asked for again', async () => {
  const paged = { path: LIST.path, orderBy: ['created_at', 'desc'], pageSize: 50 } as const;
  const { seen } = open({ paged, window: { key: 0, limit: 50 }, ahead: answerOf('d7') });
  await waitFor(() => expect(seen).toEqual([['d7']]));
  expect(ask).not.toHaveBeenCalled();
});

test('a refresh that nobody answers keeps what is shown, and says so until one is answered', async () => {
  const { seen, error } = open();
  await waitFor(() => expect(seen).toHaveLength(1));
  ask.mockRejectedValue(OFFLINE);
  await refreshReads();
  expect(getReads().status).toBe('failed');
  expect([seen.length, error.mock.calls.length]).toEqual([1, 0]);
  ask.mockResolvedValue(answerOf('d1'));
  await refreshReads();
  expect(getReads().status).toBe('idle');
});

test('a first read that nobody answers, and a refusal, are told to whoever shows it', async () => {
  ask.mockRejectedValue(OFFLINE);
  const first = open();
  await waitFor(() => expect(first.error).toHaveBeenCalledWith(OFFLINE));
  ask.mockResolvedValue(answerOf('d1'));
  const shown = open();
  await waitFor(() => expect(shown.seen).toHaveLength(1));
  const refusal = new AppError('permission-denied', 'Not yours.');
  ask.mockRejectedValue(refusal);
  await refreshReads();
  expect(shown.error).toHaveBeenCalledWith(refusal);
});

test('a write during a refresh is read once more', async () => {
  const { seen } = open();
  await waitFor(() => expect(seen).toHaveLength(1));
  const slow = deferred<RestAnswer>();
  ask.mockReturnValueOnce(slow.promise);
  const done = refreshReads();
  noteWritten();
  ask.mockResolvedValue(answerOf('d2'));
  slow.resolve(answerOf('d1'));
  await done;
  expect(seen).toEqual([['d1'], ['d1'], ['d2']]);
});

test('the age of a page is that of its oldest read, and not of what goes on around it', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  const heard = jest.fn();
  const stop = subscribeReads(heard);
  open('Organizations/o1/Team/m1');
  await waitFor(() => expect(getReads().asOf).toBe(1_000));
  clock.mockReturnValue(2_000);
  beginPage();
  expect(getReads().asOf).toBeUndefined();
  open();
  await waitFor(() => expect(getReads().asOf).toBe(2_000));
  clock.mockReturnValue(3_000);
  open('Organizations/o1/Deliveries/d1');
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(3));
  expect(getReads().asOf).toBe(2_000);
  expect(heard).toHaveBeenCalled();
  stop();
  clock.mockRestore();
});
