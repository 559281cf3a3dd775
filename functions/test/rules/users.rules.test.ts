import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, serverTimestamp, setDoc, Timestamp, updateDoc } from './client-sdk';
import { numberOf } from './personas';
import { openWorld, type World } from './world';

const path = 'Users/invited';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

function profile(changes: object = {}): Record<string, unknown> {
  return {
    id: 'invited',
    fullName: 'Thandi Nkosi',
    email: 'thandi@example.co.za',
    phoneNumber: numberOf('invited'),
    dateJoined: serverTimestamp(),
    ...changes,
  };
}

describe('a new profile', () => {
  // The seed has a profile for everybody; these begin without one.
  const fresh = async (data: object) => {
    await world.remove(path);
    return setDoc(doc(world.as('invited'), path), data);
  };

  test('is taken once', async () => {
    await assertSucceeds(fresh(profile()));
    await assertFails(setDoc(doc(world.as('invited'), path), profile()));
  });

  test.each(Object.keys(profile()))('needs %s, of its type', async (field) => {
    const { [field]: _, ...rest } = profile();
    await assertFails(fresh(rest));
    await assertFails(fresh(profile({ [field]: null })));
    await assertFails(fresh(profile({ [field]: 7 })));
  });

  test.each([
    ['a key too many', { role: 'Admin' }],
    ['another id', { id: 'member' }],
    ["another's number", { phoneNumber: numberOf('member') }],
    ["the client's time", { dateJoined: Timestamp.now() }],
    ['an empty name', { fullName: '   ' }],
    ['a long name', { fullName: 'x'.repeat(121) }],
    ['no e-mail address', { email: 'thandi' }],
    ['an e-mail address with a space', { email: 'thandi nkosi@example.co.za' }],
    ['a long e-mail address', { email: `${'x'.repeat(250)}@example.co.za` }],
  ])('%s is refused', async (_, changes) => {
    await assertFails(fresh(profile(changes)));
  });
});

describe('an existing profile', () => {
  const change = (data: object) => updateDoc(doc(world.as('invited'), path), { ...data });

  test('takes a new name and e-mail address', async () => {
    await assertSucceeds(change({ fullName: 'Thandi N', email: 't@example.co.za' }));
  });

  test.each([
    { id: 'member' },
    { phoneNumber: numberOf('member') },
    { dateJoined: serverTimestamp() },
    { role: 'Admin' },
    { fullName: '' },
    { fullName: 7 },
    { email: 'nowhere' },
  ])('refuses %j', async (data) => {
    await assertFails(change(data));
  });

  test('is not deleted', async () => {
    await assertFails(deleteDoc(doc(world.as('invited'), path)));
  });
});

test.each(['signedOut', 'noPhone', 'blankPhone'] as const)('%s creates no profile', async (persona) => {
  const path = `Users/${persona}`;
  await world.remove(path);
  const own = doc(world.as(persona), path);
  await assertFails(setDoc(own, profile({ id: persona, phoneNumber: '' })));
});

test("nobody creates another's profile", async () => {
  await world.remove(path);
  await assertFails(setDoc(doc(world.as('outsider'), path), profile()));
});
