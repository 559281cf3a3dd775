import { collection, doc, getDoc, getDocs, limit, query, where } from './client-sdk';
import { QUERY_CHECKS } from './query-checks';
import { testChecks, useWorld } from './use-world';

const world = useWorld();

testChecks(QUERY_CHECKS, world);

test('a page of 200 restaurants stays within the reads a request may make', async () => {
  const ids = Array.from({ length: 250 }, (_, n) => `r${n}`);
  await world().putAll(
    Object.fromEntries(ids.map((id) => [`Restaurants/${id}`, { id, organizationID: 'acme' }])),
  );
  const restaurants = collection(world().as('member'), 'Restaurants');
  const mine = query(restaurants, where('organizationID', '==', 'acme'), limit(200));
  expect((await getDocs(mine)).size).toBe(200);
});

describe('whoever leaves the team', () => {
  const own = 'Organizations/acme/Team/outsider';
  const read = (path: string) => getDoc(doc(world().as('outsider'), path));

  test('is out with the next request, and learns it from their own membership', async () => {
    await world().put(own, { id: 'outsider', role: 'Admin' });
    await expect(read('Organizations/acme')).resolves.toBeDefined();
    expect((await read(own)).exists()).toBe(true);

    await world().remove(own);
    await expect(read('Organizations/acme')).rejects.toMatchObject({ code: 'permission-denied' });
    expect((await read(own)).exists()).toBe(false);
  });
});
