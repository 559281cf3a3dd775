import { releaseHealth } from '@fleetfoot/shared/model/release/release-health';
import { readHealth } from '../../src/vitals/command';
import { createHealthCounter } from '../../src/vitals/health-counter';
import { addressLimit, storeHealth, takeVitals } from '../../src/vitals/vitals';
import { database } from '../world/data';

const NOW = new Date('2026-11-22T12:00:00Z');

/** An instance of the function in a deployment with one remote, in a version of this test alone. */
function instance(version: string) {
  const counter = createHealthCounter({
    store: (id, counts) => storeHealth(database, id, counts, NOW),
    wait: async () => {},
  });
  return (...entries: readonly object[]) =>
    takeVitals(
      {
        counter,
        admits: addressLimit(),
        log: () => {},
        isKnown: (remote, asked) => remote === 'mf-vitals' && asked === version,
      },
      {
        ...{ method: 'POST', contentType: 'application/json', site: 'same-origin', address: '203.0.113.7' },
        body: Buffer.from(
          JSON.stringify({ entries: entries.map((entry) => ({ remote: 'mf-vitals', version, ...entry })) }),
        ),
      },
    );
}

async function healthOf(version: string) {
  return (await readHealth(database)).find((health) => health.version === version);
}

test('beacons of many tabs and instances add up to what was told', async () => {
  const instances = [instance('sum'), instance('sum')];
  await Promise.all(
    Array.from({ length: 60 }, (_, tab) =>
      instances[tab % 2]?.(
        { kind: 'session' },
        { kind: 'LCP', value: tab < 45 ? 1200 : 5000 },
        ...(tab % 10 === 0 ? [{ kind: 'failing' }, { kind: 'crash', name: 'TypeError' }] : []),
      ),
    ),
  );
  expect(await healthOf('sum')).toEqual({
    ...{ remote: 'mf-vitals', version: 'sum', sessions: 60, failing: 6, crashes: 6 },
    ...{ loadFailures: 0, errors: 0, failedSaves: 0 },
    LCP: { '1500': 45, '6000': 15 },
    updatedAt: NOW,
    expiresAt: new Date('2027-02-20T12:00:00Z'),
  });
});

test('a remote or a version that there is not makes no document', async () => {
  const send = instance('mine');
  await send({ kind: 'session', remote: 'mf-evil' });
  await send({ kind: 'session', version: 'evil' }, { kind: 'session', remote: '../Users', version: 'mine' });
  const { docs } = await database.collection(releaseHealth.path()).get();
  expect(docs.map(({ id }) => id).filter((id) => /evil|mine|Users/.test(id))).toEqual([]);
});

test('a document holds nothing of what was sent but its figures', async () => {
  await instance('quiet')(
    { kind: 'error', name: 'thandi 0821234567', code: 'thandi', message: 'thandi', remoteID: 'thandi' },
    { kind: 'thandi', value: 821234567 },
    { kind: 'LCP', value: 821234567 },
  );
  expect(await healthOf('quiet')).toMatchObject({ errors: 1, LCP: { more: 1 } });
  expect(JSON.stringify(await healthOf('quiet'))).not.toMatch(/thandi|0?821234567/);
});

afterAll(() => database.terminate());
