import { testEvents } from '@fleetfoot/shared/model/api/test-event';
import { deliveries, testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { asDelivery, create, order } from '../api/api-client';
import { apiScene } from '../api/api-scene';
import { callFunction } from '../client/in-process';
import { doc, getDoc, runTransaction } from '../rules/client-sdk';
import type { Persona } from '../rules/personas';
import { SEED } from '../rules/seed';
import type { World } from '../rules/world';
import { database, read } from '../world/data';
import { type SignedIn, somebody } from '../world/somebody';
import { type Attempt, attempts, useAttackWorld } from './attempts';

const world = useAttackWorld();

const T1 = testDeliveries.document('acme', 't1');
const E1 = testEvents.document('acme', 'e1');

/** Writes a document, or deletes it, at once. */
function write(firestore: ReturnType<World['as']>, path: string, fields: object | undefined) {
  const reference = doc(firestore, path);
  return runTransaction(
    firestore,
    async (transaction) => {
      if (fields) transaction.set(reference, fields);
      else transaction.delete(reference);
    },
    { maxAttempts: 1 },
  );
}

/** What a client does past the function; the database stays as it was. */
function byHand(
  name: string,
  by: Persona,
  deed: (firestore: ReturnType<World['as']>) => Promise<unknown>,
): Attempt {
  let before: string;
  return {
    name,
    async run() {
      before = await world().contents();
      return deed(world().as(by));
    },
    async holds({ refusal }) {
      expect(refusal).toBe('permission-denied');
      expect(await world().contents()).toBe(before);
    },
  };
}

type Scene = Awaited<ReturnType<typeof scene>>;

async function scene() {
  const found = await apiScene();
  const test = asDelivery(await create(found.test, order('T-1'))).id;
  const live = asDelivery(await create(found.live, order('L-1'))).id;
  return { ...found, stranger: somebody(), ids: { test, live } };
}

/** A step by the function that moves nothing: neither the test delivery nor the live one, and nothing is told. */
function movesNothing(name: string, ask: (scene: Scene) => readonly [SignedIn, object]): Attempt {
  let found: Scene;
  let before: unknown;
  const look = async () => [
    await read(testDeliveries.document(found.orgID, found.ids.test)),
    await read(deliveries.document(found.orgID, found.ids.live)),
    (await database.collection(testEvents.path(found.orgID)).get()).size,
    (await database.collection(auditEvents.path(found.orgID)).get()).size,
  ];
  return {
    name,
    async run() {
      found = await scene();
      before = await look();
      const [by, request] = ask(found);
      return callFunction('moveTestDelivery', request, by.idToken);
    },
    async holds({ answer }) {
      expect((answer as { readonly status: number }).status).toBeGreaterThanOrEqual(400);
      expect(await look()).toEqual(before);
    },
  };
}

const step = { from: 'Created', happening: { event: 'delivered' } };

attempts('Test mode', [
  byHand('A Member moves a test delivery by hand', 'member', (firestore) =>
    write(firestore, T1, { ...SEED[T1], status: 'Delivered' }),
  ),
  byHand('An Admin deletes a test delivery', 'admin', (firestore) => write(firestore, T1, undefined)),
  byHand("A stranger reads an organisation's test delivery", 'outsider', (firestore) =>
    getDoc(doc(firestore, T1)),
  ),
  byHand('An Admin of another organisation reads a test delivery', 'otherAdmin', (firestore) =>
    getDoc(doc(firestore, T1)),
  ),
  byHand('An Admin reads what webhooks of test mode are to be told', 'admin', (firestore) =>
    getDoc(doc(firestore, E1)),
  ),
  byHand('An Admin invents what webhooks of test mode are told', 'admin', (firestore) =>
    write(firestore, testEvents.document('acme', 'e2'), { kind: 'delivery.created' }),
  ),
  movesNothing("A stranger moves an organisation's test delivery", ({ stranger, orgID, ids }) => [
    stranger,
    { orgID, deliveryID: ids.test, ...step },
  ]),
  movesNothing('A Member moves a live delivery as if it were a test one', ({ member, orgID, ids }) => [
    member,
    { orgID, deliveryID: ids.live, ...step },
  ]),
  movesNothing('A Member reaches a live delivery by a path', ({ member, orgID, ids }) => [
    member,
    { orgID, deliveryID: `x/../../Deliveries/${ids.live}`, ...step },
  ]),
  movesNothing('A Member writes a status that is none', ({ member, orgID, ids }) => [
    member,
    { orgID, deliveryID: ids.test, from: 'Created', happening: { event: 'paid' } },
  ]),
]);
