import { waitingWork } from '@fleetfoot/shared/device';
import { AppError } from '@fleetfoot/shared/domain';
import type { OutboxEntry } from './outbox-entry';
import { runOutbox } from './run-outbox';
import { memoryStore } from './testing/memory-store';

const ORDER = { id: 'd1', title: 'ORD-1', payload: 'to Sea Point' };

function running(entries = new Map<string, OutboxEntry<string>>()) {
  const send = jest.fn(async (_id: string, _payload: string) => {});
  const settled: string[] = [];
  const user = { isThere: true };
  const outbox = runOutbox<string>({
    uid: 'uid-1',
    isCurrent: () => user.isThere,
    orgID: 'org-1',
    store: memoryStore(entries),
    send,
    tooLate: () => undefined,
    now: () => new Date('2026-02-03T10:00Z'),
    report: () => {},
    onSettled: ({ id, state }) => settled.push(`${id} ${state}`),
  });
  const unsent = () => waitingWork('uid-1');
  return { outbox, user, send, settled, unsent };
}

let isOnline = true;
beforeEach(() => {
  jest.useFakeTimers();
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test('a waiting entry is listed and noted, and sent when the connection comes back', async () => {
  const { outbox, send, settled, unsent } = running();
  const listener = jest.fn();
  const stop = outbox.subscribe(listener);
  isOnline = false;
  await outbox.submit(ORDER);
  expect(outbox.getEntries()).toMatchObject([{ id: 'd1', state: 'saved' }]);
  expect(listener).toHaveBeenCalled();
  expect(unsent()).toEqual([{ remoteID: 'mf-deliveries', count: 1 }]);
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(10);
  expect(send).toHaveBeenCalledTimes(1);
  expect(settled).toEqual(['d1 accepted']);
  expect(unsent()).toEqual([]);
  stop();
});

test('an entry is sent again after a pause until it is accepted, also after its page was left', async () => {
  const { outbox, send } = running();
  send.mockRejectedValue(new AppError('timeout', 'No answer.'));
  const stop = outbox.subscribe(() => {});
  await outbox.submit(ORDER);
  expect(send).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5_100);
  expect(send).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(15_100);
  expect(send).toHaveBeenCalledTimes(3);
  stop();
  send.mockResolvedValue(undefined);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(4);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(4);
});

test('an outbox ends when its user is gone', async () => {
  const { outbox, user, send } = running();
  send.mockRejectedValue(new AppError('timeout', 'No answer.'));
  outbox.subscribe(() => {});
  await outbox.submit(ORDER);
  user.isThere = false;
  await jest.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('an entry left on the device is sent when the outbox is opened again', async () => {
  const entries = new Map<string, OutboxEntry<string>>();
  isOnline = false;
  await running(entries).outbox.submit(ORDER);
  isOnline = true;
  const { outbox, send, settled } = running(entries);
  expect(outbox.getEntries()).toBeUndefined();
  outbox.subscribe(() => {})();
  await jest.advanceTimersByTimeAsync(10);
  expect(send).toHaveBeenCalledWith('d1', 'to Sea Point');
  expect(settled).toEqual(['d1 accepted']);
});
