import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from './client-sdk';
import { MATRIX, type Operation, type Row } from './matrix';
import { EVERYBODY, type Persona } from './personas';
import { openWorld, type World } from './world';

const OPERATIONS: readonly Operation[] = ['get', 'list', 'create', 'update', 'delete'];

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await world.reset();
});
afterAll(() => world.close());

function list(row: Row, persona: Persona): Promise<unknown> {
  const firestore = world.as(persona);
  const path = row.document(persona).split('/').slice(0, -1).join('/');
  const source = row.group ? collectionGroup(firestore, row.group) : collection(firestore, path);
  const filter = row.where?.(persona);
  return getDocs(query(source, ...(filter ? [where(filter[0], '==', filter[1])] : []), limit(10)));
}

function perform(operation: Operation, row: Row, persona: Persona): Promise<unknown> {
  const path = row.document(persona);
  const reference = doc(world.as(persona), path);
  switch (operation) {
    case 'get':
      return getDoc(reference);
    case 'list':
      return list(row, persona);
    case 'create': {
      const fresh = doc(reference.parent, 'fresh');
      return setDoc(fresh, row.create?.('fresh', persona) ?? { id: 'fresh' });
    }
    case 'update':
      return updateDoc(reference, { ...(row.update ?? { id: 'changed' }) });
    case 'delete':
      return deleteDoc(reference);
  }
}

const CELLS = MATRIX.flatMap((row) =>
  OPERATIONS.flatMap((operation) =>
    EVERYBODY.map((persona) => {
      const allowed = row.allowed[operation]?.includes(persona) === true;
      return { row, operation, persona, allowed, verdict: allowed ? 'may' : 'may not' };
    }),
  ),
);

describe.each(MATRIX.map(({ name }) => name))('%s', (name) => {
  const cells = CELLS.filter(({ row }) => row.name === name);
  test.each(cells)('$persona $verdict $operation', async ({ row, operation, persona, allowed }) => {
    if (!allowed) {
      await assertFails(perform(operation, row, persona));
      return;
    }
    await assertSucceeds(perform(operation, row, persona));
    if (operation !== 'get' && operation !== 'list') await world.reset();
  });
});
