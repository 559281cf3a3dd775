import { releases, rollouts } from '@fleetfoot/shared/model/release/release';
import { releaseHealth } from '@fleetfoot/shared/model/release/release-health';
import { registryEntry } from '@fleetfoot/shared/testing';
import { releaseStatement } from '@fleetfoot/shared/testing/releases';
import { haltWhenWorse } from '../../src/releases/halt-when-worse';
import { releaseStore } from '../../src/releases/release-store';
import { database, put, read } from '../world/data';

/** A version's figures, as beacons leave them. */
async function putHealth(remote: string, version: string, sessions: number, failing: number): Promise<void> {
  const others = { loadFailures: 0, crashes: failing, errors: 0, failedSaves: 0 };
  const times = { updatedAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) };
  await put(releaseHealth.document(`${remote}@${version}`), {
    ...{ remote, version, sessions, failing },
    ...others,
    ...times,
  });
}

/** A statement that gives a candidate to some. */
function signed(remote: string, sequence: number, percent: number) {
  const statement = releaseStatement({
    ...{ remote, sequence, stable: registryEntry({ id: remote, version: 'v1' }) },
    candidate: { entry: registryEntry({ id: remote, version: 'v2' }), percent },
  });
  return { statement: JSON.stringify(statement), keyID: 'k', signature: `s${sequence}` };
}

let count = 0;

/** A remote of one test, with a candidate on its way. */
async function rollout(percent: number) {
  count += 1;
  const remote = `mf-halt-${'abcdefghij'[count]}`;
  const publish = (sequence: number, share: number) =>
    put(releases.document(remote), {
      ...signed(remote, sequence, share),
      ...{ publishedAt: new Date(), sequence, enabled: true },
    });
  const counted = (version: string, sessions: number, failing: number) =>
    putHealth(remote, version, sessions, failing);
  await publish(2, percent);
  await database.doc(rollouts.document(remote)).delete();
  const look = () => haltWhenWorse(database, remote);
  const halted = async () => (await read(releases.document(remote)))?.['halted'];
  return { remote, publish, counted, look, halted };
}

test('A candidate that fails for nearly everybody is halted after a few sessions, and once', async () => {
  const { counted, look, halted } = await rollout(100);
  await counted('v1', 1_000, 2);
  const halts: unknown[] = [];
  for (let sessions = 1; sessions <= 12; sessions += 1) {
    await counted('v2', sessions, sessions);
    halts.push(await look());
  }
  const first = halts.indexOf('v2');
  expect(first).toBeGreaterThanOrEqual(2);
  expect(first).toBeLessThan(10);
  expect(halts.filter(Boolean)).toEqual(['v2']);
  expect(await halted()).toBe('v2');
});

test('A canary that fails beside a stable version that works is halted', async () => {
  const { counted, look, halted } = await rollout(5);
  for (let step = 1; step <= 10 && (await halted()) === undefined; step += 1) {
    await counted('v1', 1_000 + 40 * step, 2);
    await counted('v2', 2 * step, step);
    await look();
  }
  expect(await halted()).toBe('v2');
});

test('A candidate that is only there to be previewed is not judged', async () => {
  const { counted, look } = await rollout(0);
  await counted('v1', 1_000, 2);
  await counted('v2', 12, 12);
  expect(await look()).toBeUndefined();
});

test('A candidate that is as good as the stable version is not halted', async () => {
  const { counted, look, halted } = await rollout(25);
  for (let step = 1; step <= 30; step += 1) {
    await counted('v1', 1_000 + 75 * step, 10 + step);
    await counted('v2', 25 * step, Math.floor(step / 3));
    expect(await look()).toBeUndefined();
  }
  expect(await halted()).toBeUndefined();
});

test('A stage counts what came since it began', async () => {
  const { publish, counted, look, halted } = await rollout(5);
  await counted('v1', 1_000, 100);
  await counted('v2', 40, 2);
  await look();
  await publish(3, 25);
  for (let step = 1; step <= 5; step += 1) {
    await counted('v1', 1_000 + 300 * step, 100);
    await counted('v2', 40 + 100 * step, 2);
    await look();
  }
  expect(await halted()).toBeUndefined();
});

test('Without a candidate, or of nobody, nothing is halted', async () => {
  await put(releases.document('mf-quiet'), {
    statement: JSON.stringify(releaseStatement({ remote: 'mf-quiet' })),
    ...{ keyID: 'k', signature: 's', publishedAt: new Date(), sequence: 1, enabled: true },
  });
  await putHealth('mf-quiet', 'v1', 50, 50);
  expect([
    await haltWhenWorse(database, 'mf-quiet'),
    await haltWhenWorse(database, 'mf-none'),
    await haltWhenWorse(database, 'shell'),
    await haltWhenWorse(database, '../Users'),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});

test('A release is published at once while instances judge the one before it', async () => {
  const { remote, counted, look } = await rollout(25);
  const store = releaseStore(database, () => new Date());
  let isOver = false;
  async function instance(): Promise<void> {
    for (let sessions = 1; !isOver; sessions += 1) {
      await counted('v2', sessions, 0);
      await look();
    }
  }
  const instances = [instance(), instance(), instance()];
  const took: number[] = [];
  for (let sequence = 3; sequence <= 32; sequence += 1) {
    const began = performance.now();
    expect(await store.publish(remote, sequence, signed(remote, sequence, 25))).toEqual({});
    took.push(performance.now() - began);
  }
  isOver = true;
  await Promise.all(instances);
  // Who waits for a lock waits for three seconds and more.
  expect(Math.max(...took)).toBeLessThan(2_500);
});
