import { releaseHealth } from '@fleetfoot/shared/model/release/release-health';
import { registryEntry } from '@fleetfoot/shared/testing';
import { VITALS_LIMITS } from '@fleetfoot/shared/vitals';
import { createHealthCounter } from '../../src/vitals/health-counter';
import {
  addressLimit,
  type SentBeacon,
  storeHealth,
  takeVitals,
  type VitalsServices,
} from '../../src/vitals/vitals';
import { database } from '../world/data';
import { type Attempt, attempts, useAttackWorld } from './attempts';

useAttackWorld();

const ENTRY = registryEntry();
const OF = { remote: ENTRY.id, version: ENTRY.version };

/** The function in a deployment with one remote. */
function services(): VitalsServices {
  return {
    counter: createHealthCounter({
      store: (id, counts) => storeHealth(database, id, counts),
      wait: async () => {},
    }),
    admits: addressLimit(() => 0),
    isKnown: (remote, version) => remote === ENTRY.id && version === ENTRY.version,
    log: () => {},
  };
}

function beacon(change: object): SentBeacon {
  const common = { method: 'POST', contentType: 'application/json', site: 'same-origin' };
  return { ...common, address: '203.0.113.7', body: Buffer.alloc(0), ...change };
}

const bodyOf = (...entries: readonly unknown[]) => Buffer.from(JSON.stringify({ entries }));

async function stored(): Promise<readonly Record<string, unknown>[]> {
  const { docs } = await database.collection(releaseHealth.path()).get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}

async function forget(): Promise<void> {
  const { docs } = await database.collection(releaseHealth.path()).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/** A beacon that must leave no document behind. */
function useless(name: string, change: object, status = 204): Attempt {
  return {
    name: `Somebody sends ${name}`,
    async run() {
      await forget();
      return takeVitals(services(), beacon(change));
    },
    async holds({ answer }) {
      expect(answer).toBe(status);
      expect(await stored()).toEqual([]);
    },
  };
}

const SESSION = { ...OF, kind: 'session' };

attempts('Vitals', [
  useless('a session of a remote of their own', { body: bodyOf({ ...SESSION, remote: 'mf-evil' }) }),
  useless('a session of a version of their own', { body: bodyOf({ ...SESSION, version: 'evil' }) }),
  useless('a remote that is a path', { body: bodyOf({ ...SESSION, remote: '../Users/u' }) }),
  useless('a remote that is a prototype', { body: bodyOf({ ...SESSION, remote: '__proto__' }) }),
  useless('a figure of their own', { body: bodyOf({ ...OF, kind: 'expiresAt', value: 1 }) }),
  useless('a kind that every object has', { body: bodyOf({ ...OF, kind: 'constructor', value: 1 }) }),
  useless('a time that never ends', { body: Buffer.from(`{"entries":[{"value":1e999}]}`) }),
  useless('lists in lists', { body: Buffer.from('['.repeat(8_000)) }),
  useless('a session from another site', { body: bodyOf(SESSION), site: 'cross-site' }, 403),
  useless('a session as a form of another site', { body: bodyOf(SESSION), contentType: 'text/plain' }, 415),
  useless('a session by GET', { body: bodyOf(SESSION), method: 'GET' }, 405),
  useless(
    'a body of 16 kB and one byte',
    { body: Buffer.concat([bodyOf(SESSION), Buffer.alloc(VITALS_LIMITS.bytes, ' ')]) },
    413,
  ),
  {
    name: 'Somebody sends what they know of a person in every field',
    async run() {
      await forget();
      const hostile = {
        name: 'thandi',
        code: 'thandi',
        result: 'thandi',
        message: '0821234567',
        value: 821234567,
      };
      const kinds = ['crash', 'error', 'save', 'load', 'LCP', 'thandi'];
      const body = bodyOf(...kinds.map((kind) => ({ ...OF, ...hostile, kind })));
      return takeVitals(services(), beacon({ body }));
    },
    async holds({ answer }) {
      expect(answer).toBe(204);
      expect(await stored()).toMatchObject([{ crashes: 1, errors: 1, failedSaves: 1, LCP: { more: 1 } }]);
      expect(JSON.stringify(await stored())).not.toMatch(/thandi|821234567/);
    },
  },
  {
    name: 'Somebody claims fifty sessions and fifty failures in one beacon',
    async run() {
      await forget();
      const claims = Array.from({ length: 25 }, () => [SESSION, { ...OF, kind: 'failing' }]).flat();
      return takeVitals(services(), beacon({ body: bodyOf(...claims) }));
    },
    async holds() {
      expect(await stored()).toMatchObject([{ sessions: 1, failing: 1 }]);
    },
  },
  {
    name: 'Somebody floods the figures from one address',
    async run() {
      await forget();
      const instance = services();
      const answers = Array.from({ length: 1_000 }, () =>
        takeVitals(instance, beacon({ body: bodyOf(SESSION) })),
      );
      return (await Promise.all(answers)).filter((status) => status === 429).length;
    },
    async holds({ answer }) {
      expect(answer).toBe(700);
      expect(await stored()).toMatchObject([{ sessions: 300 }]);
    },
  },
]);
