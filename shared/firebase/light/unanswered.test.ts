// A live store over what is read on demand, on a link that does not answer.
import { AppError } from '@fleetfoot/shared/domain';
import { waitFor } from '@testing-library/react';
import type { Firestore } from 'firebase/firestore';
import { chooseData } from '../../device/choose-data';
import type { Connection } from '../connection';
import { createLiveStore } from '../live-store';
import { follow } from './read-on-demand';
import { refreshReads } from './reads';
import { readByRest } from './rest-read';

jest.mock('./rest-read', () => ({ readByRest: jest.fn() }));

const ask = jest.mocked(readByRest);
const NOW = new Date('2026-11-22T12:05:00Z');
const LATE = new AppError('timeout', 'No answer.');
const ANSWER = { parent: 'p', structuredQuery: {}, readTime: '', documents: [] };

const always: Connection = { isOnline: () => true, onChange: () => () => {} };
const contact = {
  ...{ heardAt: () => NOW.getTime(), isSilent: () => false, heard: () => {}, renew: () => {} },
  subscribe: always.onChange,
};

/** A page that is followed live until its user saves data. */
function open({ seen }: { seen?: string } = {}) {
  let isLive = seen === undefined;
  const firestore = {} as Firestore;
  const lastSeen = seen && (async () => ({ data: seen, at: NOW.getTime() }));
  const store = createLiveStore<string>(
    Object.assign((observer: Parameters<Parameters<typeof createLiveStore<string>>[0]>[0]) => {
      if (isLive) {
        observer.next({ data: 'live', fromCache: false, empty: false });
        isLive = false;
        return () => {};
      }
      return follow(firestore, 'Organizations/o1', {
        next: ({ fromCache, readAt }) => observer.next({ data: 'read', fromCache, readAt, empty: false }),
        error: observer.fail,
      });
    }, lastSeen && { lastSeen }),
    { connection: always, contact },
  );
  return { store, leave: store.subscribe(() => {}) };
}

const recoveries: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['Refresh', refreshReads],
  ['half a minute', () => jest.advanceTimersByTimeAsync(30_000)],
];

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  ask.mockReset().mockRejectedValue(LATE);
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test.each(recoveries)(
  'rows of before the choice stay with their age, and %s brings new ones',
  async (_, recover) => {
    const { store, leave } = open();
    chooseData('on', 'u1');
    await waitFor(() => expect(store.getSnapshot()).toMatchObject({ data: 'live', asOf: NOW }));
    ask.mockResolvedValue(ANSWER);
    await recover();
    await waitFor(() =>
      expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'read', offline: false }),
    );
    leave();
  },
);

test.each(recoveries)(
  'rows of an earlier page stay with their age, and %s brings new ones',
  async (_, recover) => {
    const { store, leave } = open({ seen: 'seen' });
    await waitFor(() => expect(store.getSnapshot()).toMatchObject({ data: 'seen', isSeen: true }));
    ask.mockResolvedValue(ANSWER);
    await recover();
    await waitFor(() =>
      expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'read', offline: false }),
    );
    leave();
  },
);

test.each(recoveries)('an error where nothing was known goes, and %s brings the rows', async (_, recover) => {
  const { store, leave } = open();
  leave();
  const again = store.subscribe(() => {});
  await waitFor(() => expect(store.getSnapshot()).toMatchObject({ status: 'error', error: LATE }));
  ask.mockResolvedValue(ANSWER);
  await recover();
  await waitFor(() => expect(store.getSnapshot()).toMatchObject({ status: 'ready', data: 'read' }));
  again();
});
