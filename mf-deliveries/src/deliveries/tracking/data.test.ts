import { CANCELLED } from '@fleetfoot/shared/model/delivery/delivery-status';
import { delivery } from '../testing/delivery';
import { readLinks } from './data';

const asked: string[][] = [];

jest.mock('@fleetfoot/shared/firebase', () => ({
  async callFunction(_: unknown, { deliveryIDs }: { readonly deliveryIDs: string[] }) {
    asked.push(deliveryIDs);
    return { links: deliveryIDs.slice(0, 1).map((deliveryID) => ({ deliveryID, url: `/t/${deliveryID}` })) };
  },
}));

const NOW = new Date('2026-02-03T12:00:00Z');

beforeEach(() => {
  asked.length = 0;
});

test('links are asked for only of deliveries whose page may be open', async () => {
  const deliveries = [
    delivery({ id: 'open' }),
    delivery({ id: 'cancelled', status: CANCELLED }),
    delivery({ id: 'blanked', blanked_at: NOW }),
    delivery({ id: 'over', pickup_time: new Date('2026-01-03T12:00:00Z') }),
  ];
  expect([...(await readLinks('acme', deliveries, NOW))]).toEqual([['open', '/t/open']]);
  expect(asked).toEqual([['open']]);
  await readLinks('acme', deliveries.slice(1), NOW);
  expect(asked).toHaveLength(1);
});

test('links of a long list are asked for in several calls', async () => {
  const deliveries = Array.from({ length: 1_100 }, (_, index) => delivery({ id: `d${index}` }));
  expect([...(await readLinks('acme', deliveries, NOW)).keys()]).toEqual(['d0', 'd500', 'd1000']);
  expect(asked.map(({ length }) => length)).toEqual([500, 500, 100]);
});
