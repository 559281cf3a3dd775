import { readFileSync } from 'node:fs';
import {
  connectFirestoreEmulator,
  deleteApp,
  doc,
  type Firestore,
  getFirestore,
  initializeApp,
  setLogLevel,
  writeBatch,
} from './client-sdk';
import { contentsOf, deleteEverything, emulatorAddress, putRules } from './emulator-control';
import { PERSONAS, type Persona } from './personas';
import { SEED } from './seed';
import { belongsTo, tracesOf, withoutToldEvents } from './told-writes';

/** A user whom the seed does not know. */
interface Somebody {
  readonly uid: string;
  /** E.164. */
  readonly phoneNumber: string;
  /** `auth_time` of the token; that of a persona is 0. */
  readonly session?: number;
}

export interface World {
  /** The database as this persona or user sees it. */
  as(who: Persona | Somebody): Firestore;
  /** Deletes everything and writes the seed. */
  reset(): Promise<void>;
  /** Makes one document again what it is in the seed, and what its last write left beside it. */
  restore(path: string): Promise<void>;
  /** Writes past the rules. */
  put(path: string, data: object): Promise<void>;
  /** Writes many past the rules, or deletes those that have no data. */
  putAll(documents: Readonly<Record<string, object | undefined>>): Promise<void>;
  /** Deletes past the rules. */
  remove(path: string): Promise<void>;
  /** All there is but the events of checks, as one text to compare. */
  contents(): Promise<string>;
  /** Puts other rules in force; returns the compiler's complaint when it refuses them. */
  load(rules: string): Promise<string | undefined>;
  close(): Promise<void>;
}

export const RULES = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

let opened = 0;

function openApp(projectId: string, mockUserToken: string | { sub: string } | undefined) {
  opened += 1;
  const app = initializeApp({ projectId }, `world-${opened}`);
  const firestore = getFirestore(app);
  const { name, port } = emulatorAddress();
  connectFirestoreEmulator(firestore, name, port, mockUserToken ? { mockUserToken } : {});
  return { app, firestore };
}

function tokenOf(who: Persona | Somebody) {
  if (typeof who === 'object')
    return { sub: who.uid, phone_number: who.phoneNumber, auth_time: who.session ?? 0 };
  const claims = PERSONAS[who];
  return claims && { sub: who, ...claims };
}

/** A database of its own, one for each worker unless it is named, seeded on `reset`, behind the rules of the product. */
export async function openWorld(
  projectId = `demo-fleetfoot-rules-${process.env['JEST_WORKER_ID'] ?? '1'}`,
): Promise<World> {
  // Every refusal is also a warning of the SDK.
  setLogLevel('silent');
  const complaint = await putRules(projectId, RULES);
  if (complaint) throw new Error(complaint);

  const owner = openApp(projectId, 'owner');
  const personas = new Map<string, ReturnType<typeof openApp>>();

  async function putAll(documents: Readonly<Record<string, object | undefined>>): Promise<void> {
    const batch = writeBatch(owner.firestore);
    for (const [path, data] of Object.entries(documents)) {
      const reference = doc(owner.firestore, path);
      if (data) batch.set(reference, data);
      else batch.delete(reference);
    }
    await batch.commit();
  }

  return {
    as(who) {
      const uid = typeof who === 'object' ? who.uid : who;
      const key = typeof who === 'object' ? `${uid} ${who.session ?? 0}` : uid;
      const app = personas.get(key) ?? openApp(projectId, tokenOf(who));
      personas.set(key, app);
      return belongsTo(app.firestore, uid, typeof who === 'object' ? who.session : 0);
    },
    async reset() {
      await deleteEverything(projectId);
      await putAll(SEED);
    },
    restore(path) {
      const traces = tracesOf(owner.firestore, path).map((left) => [left, SEED[left]] as const);
      return putAll({ ...Object.fromEntries(traces), [path]: SEED[path] });
    },
    put: (path, data) => putAll({ [path]: data }),
    putAll,
    remove: (path) => putAll({ [path]: undefined }),
    contents: async () => withoutToldEvents(await contentsOf(projectId)),
    load: (rules) => putRules(projectId, rules),
    async close() {
      await Promise.all([owner, ...personas.values()].map(({ app }) => deleteApp(app)));
    },
  };
}
