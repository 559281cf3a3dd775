import { AppError } from '@fleetfoot/shared/domain';
import { createOutbox, type OutboxOptions } from './create-outbox';
import { entryLock } from './entry-lock';
import type { OutboxEntry } from './outbox-entry';
import { memoryStore } from './testing/memory-store';

type Entry = OutboxEntry<string>;

const OFFLINE = new AppError('offline', 'No connection.');
const REFUSED = new AppError('permission-denied', 'Refused.');

/** A device with its storage, which several windows share, and a server that counts what it made. */
function device() {
  const disk = new Map<string, Entry>();
  const made = new Map<string, number>();
  const state = { online: true, now: new Date('2026-02-03T10:00Z') };
  const send = jest.fn(async (id: string, _payload: string) => {
    made.set(id, 1);
  });
  function openWindow(options: Partial<OutboxOptions<string>> = {}) {
    const seen: { entries: readonly Entry[]; settled: string[] } = { entries: [], settled: [] };
    const outbox = createOutbox<string>({
      orgID: 'org-1',
      store: memoryStore(disk),
      lock: entryLock(),
      send,
      tooLate: () => undefined,
      now: () => state.now,
      isOnline: () => state.online,
      onChange: (entries) => {
        seen.entries = entries;
      },
      onTried: ({ id, state: reached }) => seen.settled.push(`${id} ${reached}`),
      report: () => {},
      ...options,
    });
    return { outbox, seen };
  }
  return { disk, made, state, send, openWindow };
}

const ORDER = { id: 'd1', title: 'ORD-1', payload: 'to Sea Point' };

test('an entry accepted at once leaves nothing behind', async () => {
  const { openWindow, disk, send } = device();
  expect(await openWindow().outbox.submit(ORDER)).toEqual({ status: 'accepted' });
  expect(send.mock.calls).toEqual([['d1', 'to Sea Point']]);
  expect(disk.size).toBe(0);
});

test('an entry whose form waits for the answer is sent by nothing else', async () => {
  const { openWindow, send } = device();
  const { outbox, seen } = openWindow({ lock: (_id, work) => work() });
  send.mockImplementationOnce(async () => {
    await outbox.sendAll();
    throw REFUSED;
  });
  expect(await outbox.submit(ORDER)).toMatchObject({ status: 'refused' });
  expect(send).toHaveBeenCalledTimes(1);
  expect(seen.settled).toEqual([]);
});

test('an entry is stored on the device before it is sent', async () => {
  const { openWindow, disk, send } = device();
  send.mockImplementation(async () => {
    expect(disk.get('d1')).toMatchObject({ state: 'sending', attempts: 1 });
  });
  await openWindow().outbox.submit(ORDER);
  expect.assertions(1);
});

test('an offline entry waits, outlives the browser and is sent once there is a connection', async () => {
  const { openWindow, disk, state, send, made } = device();
  state.online = false;
  expect(await openWindow().outbox.submit(ORDER)).toEqual({ status: 'waiting' });
  expect(disk.get('d1')?.state).toBe('saved');
  expect(send).not.toHaveBeenCalled();
  state.online = true;
  const { outbox, seen } = openWindow();
  await outbox.sendAll();
  expect([...made.keys()]).toEqual(['d1']);
  expect(seen.entries).toMatchObject([{ id: 'd1', state: 'accepted' }]);
  expect(seen.settled).toEqual(['d1 accepted']);
});

test('a lost answer is asked for again under the same id', async () => {
  const { openWindow, send } = device();
  send.mockRejectedValueOnce(new AppError('timeout', 'No answer.'));
  const { outbox } = openWindow();
  expect(await outbox.submit(ORDER)).toEqual({ status: 'waiting' });
  await outbox.sendAll();
  expect(send.mock.calls.map(([id]) => id)).toEqual(['d1', 'd1']);
});

test('an entry that a closed browser was sending is sent by the next one', async () => {
  const { openWindow, disk, made } = device();
  const interrupted = { orgID: 'org-1', state: 'sending', attempts: 1 } as const;
  disk.set('d1', { ...ORDER, ...interrupted, savedAt: new Date() });
  await openWindow().outbox.sendAll();
  expect(made.get('d1')).toBe(1);
});

test('a refusal at once is left to the form to show', async () => {
  const { openWindow, disk, send } = device();
  send.mockRejectedValue(REFUSED);
  expect(await openWindow().outbox.submit(ORDER)).toEqual({ status: 'refused', error: REFUSED });
  expect(disk.size).toBe(0);
});

test('an entry refused later needs its user, and is sent again only when they say so', async () => {
  const { openWindow, state, send, disk } = device();
  state.online = false;
  const { outbox, seen } = openWindow();
  await outbox.submit(ORDER);
  state.online = true;
  send.mockRejectedValueOnce(REFUSED);
  await outbox.sendAll();
  const { code, userMessage: error } = REFUSED;
  expect(disk.get('d1')).toMatchObject({ state: 'needs-you', code, error });
  await outbox.sendAll();
  expect(send).toHaveBeenCalledTimes(1);
  await outbox.sendAgain('d1');
  expect(disk.get('d1')).toMatchObject({ state: 'accepted', error: undefined });
  expect(seen.settled).toEqual(['d1 needs-you', 'd1 accepted']);
});

test('an unexplained failure is repeated five times', async () => {
  const { openWindow, send, disk } = device();
  send.mockRejectedValue(new AppError('internal', 'Broken.'));
  const { outbox } = openWindow();
  await outbox.submit(ORDER);
  for (let round = 0; round < 8; round += 1) await outbox.sendAll();
  expect(send).toHaveBeenCalledTimes(5);
  expect(disk.get('d1')?.state).toBe('needs-you');
});

test('an entry that is too late is not sent by itself', async () => {
  const { openWindow, state, send, disk } = device();
  state.online = false;
  const { outbox } = openWindow({ tooLate: ({ savedAt }, now) => (savedAt < now ? 'Too late.' : undefined) });
  await outbox.submit(ORDER);
  state.online = true;
  state.now = new Date('2026-02-03T12:00Z');
  await outbox.sendAll();
  expect(disk.get('d1')).toMatchObject({ state: 'needs-you', error: 'Too late.' });
  expect(send).not.toHaveBeenCalled();
  await outbox.sendAgain('d1');
  expect(send).toHaveBeenCalledTimes(1);
});

test('two windows send the same entry once', async () => {
  const { openWindow, state, send } = device();
  const lock = entryLock();
  const [one, two] = [openWindow({ lock }), openWindow({ lock })];
  state.online = false;
  await one.outbox.submit(ORDER);
  state.online = true;
  await Promise.all([one.outbox.sendAll(), two.outbox.sendAll()]);
  await two.outbox.sendAll();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a removed entry stays removed, though its answer is still on the way', async () => {
  const { openWindow, disk, send } = device();
  send.mockImplementation(async () => void disk.clear());
  await openWindow().outbox.submit(ORDER);
  expect(disk.size).toBe(0);
});

test('an entry of another organisation waits until that one is open', async () => {
  const { openWindow, state, send } = device();
  state.online = false;
  await openWindow().outbox.submit(ORDER);
  state.online = true;
  await openWindow({ orgID: 'org-2' }).outbox.sendAll();
  expect(send).not.toHaveBeenCalled();
});

test('an accepted entry is forgotten after an hour', async () => {
  const { openWindow, state, disk } = device();
  state.online = false;
  const { outbox } = openWindow();
  await outbox.submit(ORDER);
  state.online = true;
  await outbox.sendAll();
  state.now = new Date('2026-02-03T11:01Z');
  await outbox.sendAll();
  expect(disk.size).toBe(0);
});

test('a device without storage sends directly and shows failures', async () => {
  const { openWindow, send } = device();
  const store = { ...memoryStore<string>(), put: () => Promise.reject(new Error('No storage.')) };
  const { outbox } = openWindow({ store });
  expect(await outbox.submit(ORDER)).toEqual({ status: 'accepted' });
  send.mockRejectedValue(OFFLINE);
  expect(await outbox.submit(ORDER)).toEqual({ status: 'refused', error: OFFLINE });
});
