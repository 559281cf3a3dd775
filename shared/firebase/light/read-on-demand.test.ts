import { AppError } from '@fleetfoot/shared/domain';
import { deferred } from '@fleetfoot/shared/testing';
import { waitFor } from '@testing-library/react';
import type { Firestore } from 'firebase/firestore';
import { chooseData } from '../../device/choose-data';
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
function open(wanted: Parameters<typeof follow>[1] = LIST, awaited?: Parameters<typeof follow>[3]) {
  const seen: (readonly string[])[] = [];
  const error = jest.fn();
  const next = ({ documents }: Finding) => seen.push(documents.map(({ id }) => id));
  const end = follow(firestore, wanted, { next, error }, awaited);
  ends.push(end);
  return { seen, error, end };
}

beforeAll(() => jest.useFakeTimers({ advanceTimers: true }));
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  // Another client for each test, as for each session.
  firestore = {} as Firestore;
  ask.mockReset().mockResolvedValue(answerOf('d1'));
});
afterEach(async () => {
  localStorage.clear();
  for (const end of ends.splice(0)) end();
  // Writes of one test are not together with those of the next.
  await jest.advanceTimersByTimeAsync(2_000);
});

test('a page is read once, and again when it is asked for', async () => {
  const { seen } = open();
  await waitFor(() => expect(seen).toEqual([['d1']]));
  ask.mockResolvedValue(answerOf('d2', 'd1'));
  await refreshReads();
  expect(seen).toEqual([['d1'], ['d2', 'd1']]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a document of a page tells its place in their order to the microsecond, by which a listener begins behind it', async () => {
  const [document] = answerOf('d1').documents;
  const fields = { created_at: { timestampValue: '2026-11-23T10:00:00.123456Z' } };
  ask.mockResolvedValue({ ...answerOf(), documents: document ? [{ ...document, fields }] : [] });
  const paged = { path: LIST.path, orderBy: ['created_at', 'desc'], pageSize: 50 } as const;
  const next = jest.fn();
  ends.push(follow(firestore, { paged, window: { key: 0, limit: 50 } }, { next, error: jest.fn() }));
  await waitFor(() => expect(next).toHaveBeenCalled());
  const seconds = Date.parse('2026-11-23T10:00:00Z') / 1_000;
  expect(next.mock.lastCall?.[0].documents).toMatchObject([{ id: 'd1', moment: [seconds, 123_456_000] }]);
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

test('a reader who chooses again to save data is not answered with what was read before it was followed', async () => {
  const { seen, end } = open();
  await waitFor(() => expect(seen).toHaveLength(1));
  end();
  chooseData('off', 'u1');
  chooseData('on', 'u1');
  ask.mockResolvedValue(answerOf('d2', 'd1'));
  const again = open();
  await waitFor(() => expect(again.seen).toEqual([['d2', 'd1']]));
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

test.each([
  ['Refresh', refreshReads],
  ['the connection', () => dispatchEvent(new Event('online'))],
  ['an own write', noteWritten],
  ['half a minute', () => jest.advanceTimersByTimeAsync(30_000)],
])('a first read that nobody answers is told once, and asked for again with %s', async (_, happen) => {
  ask.mockRejectedValue(OFFLINE);
  const { seen, error } = open();
  await waitFor(() => expect(error).toHaveBeenCalledWith(OFFLINE));
  await refreshReads();
  expect(getReads().status).toBe('failed');
  ask.mockResolvedValue(answerOf('d1'));
  await happen();
  await waitFor(() => expect(seen).toEqual([['d1']]));
  expect(error).toHaveBeenCalledTimes(1);
});

test('an answer that comes late does not replace a newer one', async () => {
  const slow = deferred<RestAnswer>();
  const newer = deferred<RestAnswer>();
  ask.mockReturnValueOnce(slow.promise).mockReturnValueOnce(newer.promise);
  const { seen } = open();
  const refreshed = refreshReads();
  newer.resolve(answerOf('d2'));
  await waitFor(() => expect(seen).toEqual([['d2']]));
  slow.resolve(answerOf('d1'));
  await refreshed;
  await slow.promise;
  expect(seen).toEqual([['d2']]);
});

test('a first read that fails after a newer one was asked for leaves the outcome to that', async () => {
  const slow = deferred<RestAnswer>();
  const newer = deferred<RestAnswer>();
  ask.mockReturnValueOnce(slow.promise).mockReturnValueOnce(newer.promise);
  const { seen, error } = open();
  const refreshed = refreshReads();
  slow.reject(OFFLINE);
  newer.resolve(answerOf('d2'));
  await refreshed;
  expect(seen).toEqual([['d2']]);
  expect(error).not.toHaveBeenCalled();
});

test('an answer after its reader has left, as with a sign-out or another organisation, is told to nobody', async () => {
  const slow = deferred<RestAnswer>();
  const late = deferred<RestAnswer>();
  ask.mockReturnValueOnce(slow.promise).mockReturnValueOnce(late.promise);
  const { seen, error, end } = open();
  const refreshed = refreshReads();
  end();
  slow.resolve(answerOf('d1'));
  late.reject(OFFLINE);
  await refreshed;
  expect([seen, error.mock.calls.length]).toEqual([[], 0]);
  expect(getReads()).toEqual({ asOf: undefined, status: 'idle' });
});

test('many writes in a row are read after the first and after the last', async () => {
  const { seen } = open();
  await jest.advanceTimersByTimeAsync(1);
  for (let write = 0; write < 50; write += 1) {
    noteWritten();
    await jest.advanceTimersByTimeAsync(300);
  }
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockResolvedValue(answerOf('d2'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(seen.at(-1)).toEqual(['d2']);
});

test('a reader who comes after a write is not answered with what was read before it', async () => {
  const before = open();
  await jest.advanceTimersByTimeAsync(1);
  before.end();
  noteWritten();
  noteWritten();
  ask.mockResolvedValue(answerOf('d2'));
  const { seen } = open();
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toEqual([['d2']]);
});

test('a query that its user waits for is read every half minute', async () => {
  const { seen, end } = open(LIST, true);
  await jest.advanceTimersByTimeAsync(1_000);
  ask.mockRejectedValueOnce(OFFLINE).mockResolvedValue(answerOf('d2'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual([['d1'], ['d2']]);
  end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test.each([
  ['begins', beginPage],
  ['is seen again', () => void document.dispatchEvent(new Event('visibilitychange'))],
])(
  'a document that holds for all pages is read again when one %s and it is older than a minute',
  async (_, happen) => {
    const { seen } = open('Organizations/o1/Team/m1', 'page');
    open();
    await jest.advanceTimersByTimeAsync(59_000);
    happen();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(seen).toHaveLength(1);
    happen();
    await jest.advanceTimersByTimeAsync(1);
    expect(seen).toHaveLength(2);
    expect(ask).toHaveBeenCalledTimes(3);
  },
);

test('a write during a refresh is read at once, and both end with it', async () => {
  const { seen } = open();
  await waitFor(() => expect(seen).toHaveLength(1));
  const slow = deferred<RestAnswer>();
  const newer = deferred<RestAnswer>();
  ask.mockReturnValueOnce(slow.promise).mockReturnValueOnce(newer.promise);
  const done = refreshReads();
  noteWritten();
  newer.resolve(answerOf('d2'));
  await waitFor(() => expect(seen).toEqual([['d1'], ['d2']]));
  expect(getReads().status).toBe('idle');
  slow.resolve(answerOf('d1'));
  await done;
  expect(seen).toEqual([['d1'], ['d2']]);
});

test('a refresh does not wait for a page that was left', async () => {
  const { seen, end } = open();
  await waitFor(() => expect(seen).toHaveLength(1));
  ask.mockReturnValue(new Promise(() => {}));
  const done = refreshReads();
  end();
  await done;
  expect(getReads().status).toBe('idle');
});

test('the age of a page is that of its oldest read, and not of what goes on around it', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  beginPage();
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
