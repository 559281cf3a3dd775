import { COLLECTIONS } from '@fleetfoot/shared/model/collections';
import { restaurants } from '@fleetfoot/shared/model/restaurants/restaurant';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { collection, doc, getDoc, getDocs, limit, query, where } from './client-sdk';
import { BOUNDS, QUERY_CHECKS } from './query-checks';
import { testChecks, useWorld } from './use-world';

const world = useWorld();

testChecks(QUERY_CHECKS, world);

test('every limit of the model is held against the rules', () => {
  const limits = COLLECTIONS.flatMap((entry) => [
    ...('mostInQuery' in entry ? [`${entry.name} ${entry.mostInQuery}`] : []),
    ...('mostInGroupQuery' in entry ? [`all ${entry.name} ${entry.mostInGroupQuery}`] : []),
  ]);
  const held = BOUNDS.map(
    ({ path, group, most }) => `${group ? 'all ' : ''}${path.split('/').at(-1)} ${most}`,
  );
  expect(held.sort()).toEqual(limits.sort());
});

test('a page of 200 restaurants stays within the reads a request may make', async () => {
  const ids = Array.from({ length: 250 }, (_, n) => `r${n}`);
  await world().putAll(
    Object.fromEntries(ids.map((id) => [restaurants.document(id), { id, organizationID: 'acme' }])),
  );
  const all = collection(world().as('member'), restaurants.path());
  const mine = query(all, where('organizationID', '==', 'acme'), limit(restaurants.mostInQuery));
  expect((await getDocs(mine)).size).toBe(200);
});

describe('a member who leaves the team', () => {
  const own = teamMembers.document('acme', 'outsider');
  const read = (path: string) => getDoc(doc(world().as('outsider'), path));

  test('loses access with the next request, and learns it from their own membership', async () => {
    await world().put(own, { id: 'outsider', role: 'Admin' });
    await expect(read(organizations.document('acme'))).resolves.toBeDefined();
    expect((await read(own)).exists()).toBe(true);

    await world().remove(own);
    await expect(read(organizations.document('acme'))).rejects.toMatchObject({ code: 'permission-denied' });
    expect((await read(own)).exists()).toBe(false);
  });
});
