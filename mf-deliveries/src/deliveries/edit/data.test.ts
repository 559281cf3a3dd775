import { type changeDocument, REMOVED, SERVER_TIME } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { DeliveryEdit } from '@fleetfoot/shared/model/delivery/delivery-input';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import { type Shown, tripKey } from '../../prices/trip';
import { SUGGESTED } from '../../testing/plain-maps';
import { delivery } from '../testing/delivery';
import { editWrites } from './data';

const mockChange = jest.fn<Promise<void>, Parameters<typeof changeDocument<Delivery>>>(async () => {});
jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  changeDocument: (...given: Parameters<typeof changeDocument<Delivery>>) => mockChange(...given),
}));

const NOW = new Date('2026-02-03T11:30:00Z');
const NOTE = { dropoff_instructions: 'Blue door' };
const ELSEWHERE = {
  dropoff_address: SUGGESTED.fullAddressString,
  dropoff_latitude: SUGGESTED.latitude,
  dropoff_longitude: SUGGESTED.longitude,
};
const { latitude, longitude } = SUGGESTED;
const QUOTE = {
  quoteID: 'q9',
  price: quotedPrice(FIRST_TARIFF, { urgency_level: 'on_demand', metres: 10_000, seconds: 1_500 }),
  expiresAt: new Date('2026-02-03T11:40:00Z'),
};
const SHOWN = {
  key: tripKey({
    pickup: { latitude: -33.9221, longitude: 18.4197 },
    dropoff: { latitude, longitude },
    urgency_level: 'on_demand',
  }),
  quote: QUOTE,
};

/** The fields that the edit writes when the server has `present`. */
async function written(edit: DeliveryEdit, present: Delivery | undefined, shown?: Shown) {
  await editWrites('acme', 'thandi', () => NOW).edit(delivery(), edit, shown);
  return mockChange.mock.lastCall?.[1](present);
}

test('an edit writes its fields, who made it and when, and leaves the price', async () => {
  expect(await written(NOTE, delivery({ pickup_instructions: 'Gate 4' }))).toEqual({
    ...NOTE,
    updated_at: SERVER_TIME,
    updated_by: 'thandi',
  });
  expect(mockChange.mock.lastCall?.[0].path).toBe('Organizations/acme/Deliveries/delivery-1');
});

test.each(['Created', 'Courier assigned'])(
  'another address of a delivery that is %s has the price that was shown, and no other status',
  async (status) => {
    const changes = await written(ELSEWHERE, delivery({ status, quoteID: 'q1' }), SHOWN);
    expect(changes).toMatchObject({ ...ELSEWHERE, quoteID: 'q9', price: QUOTE.price });
    expect(changes).not.toHaveProperty('status');
  },
);

test.each([
  ['no price was shown', undefined],
  ['the price was of another way', { ...SHOWN, key: 'elsewhere' }],
  ['the price has expired', { ...SHOWN, quote: { ...QUOTE, expiresAt: NOW } }],
])(
  'another address has no price yet where %s, and needs one once a courier is assigned',
  async (_, shown) => {
    expect(await written(ELSEWHERE, delivery(), shown)).toMatchObject({ price: REMOVED, quoteID: REMOVED });
    await expect(written(ELSEWHERE, delivery({ status: 'Courier assigned' }), shown)).rejects.toMatchObject({
      userMessage: 'A courier is assigned. Wait for the price of the new address, then save again.',
    });
  },
);

test('another address that no road leads to is not saved, with its reason', async () => {
  await expect(written(ELSEWHERE, delivery(), { ...SHOWN, quote: 'no_road' })).rejects.toMatchObject({
    userMessage: 'There is no road between these addresses. Check them.',
  });
  expect(await written(NOTE, delivery(), { ...SHOWN, quote: 'no_road' })).toMatchObject(NOTE);
});

test('an edit of a collected or cancelled delivery is refused with its reason', async () => {
  await expect(written(NOTE, delivery({ status: 'Collected' }))).rejects.toMatchObject({
    userMessage: 'Its status is Collected now, and it can no longer be edited.',
  });
  await expect(written(NOTE, undefined)).rejects.toMatchObject({ code: 'not-found' });
});
