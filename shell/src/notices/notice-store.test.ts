import 'fake-indexeddb/auto';
import type { Notice } from '@fleetfoot/shared/contract';
import { deviceStore, forgetSeen, NOTICES } from '@fleetfoot/shared/device';
import type { KeptNotices } from './notice-list';
import { createNoticeStore } from './notice-store';

const NOW = new Date('2026-11-24T12:00:00Z');

function notice(id: string): Notice {
  return { id, title: `${id} is delivered`, path: `/deliveries/${id}`, at: NOW };
}

/** A tab of a user; those with the same uid share what is kept. */
function tab(uid: string, { orgID = 'o1', isCurrent = (): boolean => true } = {}) {
  const device = deviceStore<KeptNotices>({ ...NOTICES, uid, isCurrent });
  return createNoticeStore({ device, orgID, now: () => NOW });
}

const ids = (store: ReturnType<typeof tab>) => store.getState().entries.map(({ id }) => id);

test('a notice is there on the next page, and read there once it was read', async () => {
  const first = tab('u1');
  expect(first.add([notice('a')])).toHaveLength(1);
  expect(first.add([notice('a')])).toEqual([]);
  first.readAll();
  first.setAlerts(true);
  await first.load();
  const next = tab('u1');
  await next.load();
  expect(next.getState()).toEqual({ entries: [{ ...notice('a'), isRead: true }], hasAlerts: true });
});

test('two tabs do not undo one another’s changes', async () => {
  const [one, other] = [tab('u2'), tab('u2')];
  await Promise.all([one.load(), other.load()]);
  one.add([notice('a')]);
  other.add([notice('b')]);
  await Promise.all([one.load(), other.load()]);
  await one.load();
  expect(ids(one).toSorted()).toEqual(['a', 'b']);
  other.clear();
  await other.load();
  await one.load();
  expect(ids(one)).toEqual([]);
});

test('a notice that comes while the device is read is not lost', async () => {
  const first = tab('u3');
  first.add([notice('a')]);
  await first.load();
  const next = tab('u3');
  const loading = next.load();
  next.add([notice('b')]);
  await loading;
  expect(ids(next).toSorted()).toEqual(['a', 'b']);
});

test('notices of another organisation, and of another user, are not seen', async () => {
  const first = tab('u4');
  first.add([notice('a')]);
  await first.load();
  for (const other of [tab('u4', { orgID: 'o2' }), tab('u5')]) {
    await other.load();
    expect(ids(other)).toEqual([]);
  }
});

test('a session that is over keeps nothing; the tab still shows what it was told', async () => {
  const over = tab('u6', { isCurrent: () => false });
  over.add([notice('a')]);
  await over.load();
  expect(ids(over)).toEqual(['a']);
  const next = tab('u6');
  await next.load();
  expect(ids(next)).toEqual([]);
});

test('notices go with what was seen', async () => {
  const first = tab('u7');
  first.add([notice('a')]);
  await first.load();
  forgetSeen('u7');
  const next = tab('u7');
  await next.load();
  expect(ids(next)).toEqual([]);
});
