import { deferred } from '@fleetfoot/shared/testing';
import { createHealthCounter } from './health-counter';
import { type HealthCounts, readVitals } from './read-vitals';

const ENTRY = { remote: 'mf-auth', version: '1', kind: 'session' };
const SESSION = readVitals(Buffer.from(JSON.stringify({ entries: [ENTRY] })), () => true).counts;

/** A counter on a clock of its own, over a store that `store` may make fail. */
function scene(store: (id: string) => Promise<void> = async () => {}) {
  let time = 0;
  const writes: { readonly at: number; readonly sessions: number }[] = [];
  const counter = createHealthCounter({
    now: () => time,
    async wait(ms) {
      time += ms;
    },
    async store(id: string, { sessions }: HealthCounts) {
      writes.push({ at: time, sessions });
      await store(id);
    },
  });
  return { counter, writes, passTime: (ms: number) => (time += ms) };
}

test('a beacon after a quiet second is written at once', async () => {
  const { counter, writes, passTime } = scene();
  await counter.add(SESSION);
  passTime(1_000);
  await counter.add(SESSION);
  expect(writes).toEqual([
    { at: 0, sessions: 1 },
    { at: 1_000, sessions: 1 },
  ]);
});

test('a hundred beacons of one second are one write each second', async () => {
  const { counter, writes } = scene();
  await Promise.all(Array.from({ length: 100 }, () => counter.add(SESSION)));
  await Promise.all(Array.from({ length: 100 }, () => counter.add(SESSION)));
  expect(writes).toEqual([
    { at: 0, sessions: 100 },
    { at: 1_000, sessions: 100 },
  ]);
});

test('a beacon that comes during a write waits for the next one', async () => {
  const { promise, resolve } = deferred();
  const stores = [() => promise, async () => {}];
  const { counter, writes } = scene(() => stores.shift()?.() ?? Promise.resolve());
  const first = counter.add(SESSION);
  await Promise.resolve();
  await Promise.resolve();
  expect(writes).toHaveLength(1);
  await counter.add(SESSION);
  expect(writes.map(({ sessions }) => sessions)).toEqual([1, 1]);
  resolve();
  await first;
});

test('a write that fails is tried again, a second later, with what came meanwhile', async () => {
  let failures = 1;
  const { counter, writes } = scene(async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('unavailable');
  });
  await counter.add(SESSION);
  expect(writes).toEqual([
    { at: 0, sessions: 1 },
    { at: 1_000, sessions: 1 },
  ]);
});

test('counts that could not be written go with the next beacon', async () => {
  let isDown = true;
  const { counter, writes } = scene(async () => {
    if (isDown) throw new Error('unavailable');
  });
  await expect(counter.add(SESSION)).rejects.toThrow('unavailable');
  expect(writes).toHaveLength(3);
  isDown = false;
  await counter.add(SESSION);
  expect(writes.at(-1)?.sessions).toBe(2);
});

test('a version that cannot be written does not hold up another, nor count it twice', async () => {
  const { counter, writes } = scene(async (id) => {
    if (id === 'mf-evil@1') throw new Error('unavailable');
  });
  const [session] = SESSION.values();
  if (!session) throw new Error('no session');
  const both = new Map([
    ['mf-auth@1', session],
    ['mf-evil@1', session],
  ]);
  await expect(counter.add(both)).rejects.toThrow('unavailable');
  // One of the good one, three of the bad one.
  expect(writes).toHaveLength(4);
});

test('a beacon that tells nothing is no write', async () => {
  const { counter, writes } = scene();
  await counter.add(new Map());
  expect(writes).toEqual([]);
});
