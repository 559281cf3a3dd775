import { deferred } from '@fleetfoot/shared/testing';
import { changeDocument, createInPlace, createOnce, deleteDocument, setDocument } from './documents';
import { openReading } from './open-firestore';
import { REMOVED } from './server-time';
import { withWriter } from './writers';

jest.mock('./open-firestore');
jest.mock('./writers');
jest.mock('./open-auth', () => ({ openAuth: async () => ({ auth: { currentUser: null } }) }));

type Fields = Record<string, unknown>;

/** Reads and writes go to this database. */
function openOnly(sdk: object): void {
  const opened = { sdk, firestore: {} } as never;
  jest.mocked(openReading).mockResolvedValue(sdk as never);
  jest.mocked(withWriter).mockImplementation((work) => work(opened));
}

/** A database of one document, whose reads and commits the test can hold back. */
function database(fields: Fields | undefined) {
  let present = fields;
  const [read, commit] = [deferred(), deferred()];
  const commits: unknown[] = [];
  const refusals: (() => void)[] = [];
  const snapshotOf = (data: Fields | undefined) => ({ exists: () => data !== undefined, data: () => data });
  const sdk = {
    doc: () => ({}),
    serverTimestamp: () => 'now',
    toRawDocument: () => ({ id: 'kota', path: 'menu/kota', fields: present ?? {} }),
    readNow: async () => (present ? [{ id: 'kota', path: 'menu/kota', fields: present }] : []),
    async runTransaction(_: unknown, work: (transaction: unknown) => Promise<unknown>) {
      let written: Fields | undefined | 'nothing' = 'nothing';
      const result = await work({
        async get() {
          await read.promise;
          return snapshotOf(present);
        },
        set(_document: unknown, data: Fields, { merge = false } = {}) {
          written = merge ? { ...present, ...data } : data;
        },
        delete() {
          written = undefined;
        },
      });
      commits.push(written);
      await commit.promise;
      refusals.shift()?.();
      if (written !== 'nothing') present = written;
      return result;
    },
  };
  openOnly(sdk);
  return {
    ...{ read, commit, commits, refusals },
    present: () => present,
    /** Another client writes. */
    put: (next: Fields | undefined) => {
      present = next;
    },
  };
}

const query = { path: 'menu/kota', parse: (data: unknown) => data };
const change = () => changeDocument(query, () => ({ price: 5_000 }));

/** What a write settled with. */
function follow(write: Promise<unknown>): unknown[] {
  const told: unknown[] = [];
  write.then(
    () => told.push('done'),
    ({ code }) => told.push(code),
  );
  return told;
}

const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a change that could not be read in time is given up, and never sent', async () => {
  const { read, commits } = database({ price: 4_500 });
  const told = follow(change());
  await after(15_000);
  expect(told).toEqual(['timeout']);
  read.resolve();
  await after(60_000);
  expect(commits).toEqual([]);
});

test('a change that was sent is in doubt until its answer comes', async () => {
  const { read, commit, present } = database({ price: 4_500 });
  read.resolve();
  const told = follow(change());
  await after(60_000);
  expect(told).toEqual([]);
  commit.resolve();
  await after(0);
  expect(told).toEqual(['done']);
  expect(present()).toEqual({ price: 5_000 });
});

test('a lost answer is found in the document', async () => {
  const { read, commit, put } = database({ price: 4_500 });
  read.resolve();
  const told = follow(change());
  await after(0);
  put({ price: 5_000 });
  commit.reject(Object.assign(new Error('lost'), { code: 'unavailable' }));
  await after(2_000);
  expect(told).toEqual(['done']);
});

test('a lost change that another one overtook is refused', async () => {
  const { read, commit, put } = database({ price: 4_500 });
  read.resolve();
  const told = follow(change());
  await after(0);
  put({ price: 4_800 });
  commit.reject(Object.assign(new Error('lost'), { code: 'unavailable' }));
  await after(2_000);
  expect(told).toEqual(['failed-precondition']);
});

test('a refusal of the server is the outcome', async () => {
  const { read, commit } = database({ price: 4_500 });
  read.resolve();
  commit.reject(Object.assign(new Error('no'), { code: 'permission-denied' }));
  const told = follow(change());
  await after(0);
  expect(told).toEqual(['permission-denied']);
});

/** The rules refuse a commit after `first`. */
const refuse = (first: () => void) => () => {
  first();
  throw Object.assign(new Error('no'), { code: 'permission-denied' });
};

test('a change that was refused because another one overtook it is made of what is there now', async () => {
  const { read, commit, commits, refusals, put } = database({ price: 4_500 });
  read.resolve();
  commit.resolve();
  refusals.push(refuse(() => put({ price: 4_500, name: 'Kota' })));
  const told = follow(change());
  await after(0);
  expect(told).toEqual(['done']);
  expect(commits).toEqual([{ price: 5_000 }, { price: 5_000, name: 'Kota' }]);
});

test('a change that is overtaken again and again is given up', async () => {
  const { read, commit, commits, refusals, put } = database({ price: 4_500 });
  read.resolve();
  commit.resolve();
  for (let count = 1; count <= 9; count += 1) refusals.push(refuse(() => put({ count })));
  const told = follow(change());
  await after(0);
  expect(told).toEqual(['permission-denied']);
  expect(commits).toHaveLength(5);
});

test('a change that its user was told of is not tried again when its answer comes', async () => {
  const { read, commit, commits, refusals, put } = database({ price: 4_500 });
  read.resolve();
  refusals.push(refuse(() => {}));
  const told = follow(change());
  await after(0);
  put({ price: 4_500, name: 'Kota' });
  await after(16_000);
  expect(told).toEqual(['failed-precondition']);
  commit.resolve();
  await after(60_000);
  expect(commits).toEqual([{ price: 5_000 }]);
});

test('a field that is removed goes, and the others stay', async () => {
  const { read, commit, present } = database({ name: 'Kota', price: 4_500, until: 'noon' });
  read.resolve();
  commit.resolve();
  await changeDocument(query, () => ({ price: REMOVED, until: 'night' }));
  expect(present()).toEqual({ name: 'Kota', until: 'night' });
});

test('a change without fields writes nothing', async () => {
  const { read, commit, commits } = database({ price: 4_500 });
  read.resolve();
  commit.resolve();
  const told = follow(changeDocument(query, () => ({})));
  await after(0);
  expect([told, commits]).toEqual([['done'], ['nothing']]);
});

test('a deletion whose answer was lost is found, and a document that is gone is deleted', async () => {
  const { read, commit, put, commits } = database({ price: 4_500 });
  read.resolve();
  const told = follow(deleteDocument('menu/kota'));
  await after(0);
  put(undefined);
  commit.reject(Object.assign(new Error('lost'), { code: 'unavailable' }));
  await after(2_000);
  expect(told).toEqual(['done']);
  const gone = database(undefined);
  gone.read.resolve();
  gone.commit.resolve();
  await deleteDocument('menu/kota');
  expect([commits, gone.commits]).toEqual([[undefined], ['nothing']]);
});

test('a write that is simply repeated is not waited for', async () => {
  database({});
  const told = follow(setDocument('drafts/one', { value: 'typed' }));
  await after(15_000);
  expect(told).toEqual(['timeout']);
});

/** Documents by path, each with the id of its change. */
function places(present: Record<string, string>) {
  const written: Record<string, Fields> = {};
  const sdk = {
    doc: (_: unknown, path: string) => ({ path }),
    serverTimestamp: () => 'now',
    async runTransaction(_: unknown, work: (transaction: unknown) => Promise<unknown>) {
      return work({
        get: async ({ path }: { path: string }) => ({
          exists: () => path in present,
          get: () => present[path],
        }),
        set({ path }: { path: string }, data: Fields) {
          written[path] = data;
        },
      });
    },
  };
  openOnly(sdk);
  return written;
}

const telling = {
  ...{ kind: 'menuItem.created', uid: 'thandi', changeID: 'mine' },
  ...{ eventPath: (id: string) => `events/${id}`, label: () => 'Kota' },
};

const putInPlace = (...ids: readonly string[]) =>
  createInPlace(
    { places: ids, pathOf: (id) => `menu/${id}`, dataOf: (id) => ({ id, price: 4_500 }) },
    telling,
  );

test('a document goes into the first place where nothing is, and is told once', async () => {
  const written = places({ 'menu/000': 'theirs', 'menu/001': 'theirs' });
  expect(await putInPlace('000', '001', '002', '003')).toEqual({ id: '002', creation: 'created' });
  expect(Object.keys(written).sort()).toEqual(['events/mine', 'menu/002']);
  expect(written['menu/002']).toEqual({ id: '002', price: 4_500, changeID: 'mine' });
});

test('a document that the same attempt has put there is left as it is', async () => {
  const written = places({ 'menu/000': 'theirs', 'menu/001': 'mine' });
  expect(await putInPlace('000', '001', '002')).toEqual({ id: '001', creation: 'received' });
  expect(written).toEqual({});
});

test('no place is found where all are taken', async () => {
  const written = places({ 'menu/000': 'theirs', 'menu/001': 'theirs' });
  expect(await putInPlace('000', '001')).toBeUndefined();
  expect(written).toEqual({});
});

/** Creates a delivery over a database with these documents; gives the answer and the paths that were written. */
async function createOver(present: Record<string, Fields>) {
  const written: string[] = [];
  openOnly({
    doc: (_: unknown, path: string) => ({ path }),
    serverTimestamp: () => 'now',
    runTransaction: async (_: unknown, work: (transaction: unknown) => Promise<unknown>) =>
      work({
        get: async ({ path }: { path: string }) => ({
          exists: () => path in present,
          get: (field: string) => present[path]?.[field],
        }),
        set: ({ path }: { path: string }) => written.push(path),
      }),
  });
  const receipt = { path: 'receipts/d1', data: { order: 'sha' } };
  return { creation: await createOnce({ path: 'deliveries/d1', data: { id: 'd1' } }, receipt), written };
}

test('a document without a receipt is created together with one', async () => {
  expect(await createOver({})).toEqual({
    creation: 'created',
    written: ['deliveries/d1', 'receipts/d1'],
  });
});

test.each([
  ['the same', { order: 'sha' }, 'received'],
  ['something else', { order: 'other' }, 'occupied'],
])(
  'a receipt of %s brings nothing back, also when its document was deleted',
  async (_, receipt, creation) => {
    const there = { 'deliveries/d1': { id: 'd1' }, 'receipts/d1': receipt };
    expect(await createOver(there)).toEqual({ creation, written: [] });
    expect(await createOver({ 'receipts/d1': receipt })).toEqual({ creation, written: [] });
  },
);
