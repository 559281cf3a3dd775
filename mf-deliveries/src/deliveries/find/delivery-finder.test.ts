import { type CollectionQuery, fetchCollection } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { fakeServices, fakeSession, sessions } from '@fleetfoot/shared/testing';
import { delivery } from '../testing/delivery';
import { deliveryFinder } from './delivery-finder';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual('@fleetfoot/shared/firebase'),
  fetchCollection: jest.fn(),
}));

const recent = delivery({ id: 'd1', external_id: 'KK-1041', dropoff_name: 'Naledi Molefe' });
const old = delivery({
  id: 'd/2',
  external_id: 'KK-7',
  dropoff_name: 'Sipho Dube',
  created_at: new Date('2025-02-01'),
});

/** The database: the newest deliveries, and an older one by its reference. */
function answer({ where = [] }: CollectionQuery<Delivery>): readonly Delivery[] {
  if (where.length === 0) return [recent];
  return where.some(([field, value]) => field === 'external_id' && value === 'KK-7') ? [old] : [];
}

const asked = jest.mocked(fetchCollection);
beforeEach(() => asked.mockReset().mockImplementation(async (query) => answer(query as never) as never));

const open = () => deliveryFinder(fakeServices({ session: fakeSession(sessions.member) }));

test('the finder finds the newest by name, and those of any age by reference', async () => {
  const find = open();
  expect((await find('naledi')).map(({ label }) => label)).toEqual(['KK-1041']);
  const [found] = await find('KK-7');
  expect(found).toMatchObject({ label: 'KK-7', path: '/deliveries/d%2F2' });
  expect(found?.detail).toContain('Sipho Dube');
});

test('the finder reads the newest once, and again after a failure', async () => {
  const ofNewest = () => asked.mock.calls.filter(([{ where = [] }]) => where.length === 0).length;
  const find = open();
  await find('naledi');
  await find('naledi m');
  expect(ofNewest()).toBe(1);
  asked.mockRejectedValueOnce(new Error('no network'));
  await expect(find('KK-7')).rejects.toThrow('no network');
  await find('KK-7');
  expect(ofNewest()).toBe(2);
});

test('the finder finds nothing without an organisation', async () => {
  const find = deliveryFinder(fakeServices({ session: fakeSession(sessions.noOrganization) }));
  expect(await find('naledi')).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});
