import { createOnce } from '@fleetfoot/shared/firebase';
import type { DeliveryToCreate } from './data';
import { deliveryWrites } from './data';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  createOnce: jest.fn(async () => 'created'),
}));

test('a delivery is created with a receipt that knows it by the key of this release and of those before', async () => {
  const { create } = deliveryWrites('org-1', 'thandi', () => new Date('2026-02-03T10:00Z'));
  const delivery = { id: 'd1', external_id: 'ORD-1', created_by: 'thandi' } as DeliveryToCreate;
  expect(await create(delivery, { current: 'sha', former: 'fnv' })).toBe('created');
  expect(createOnce).toHaveBeenCalledWith(
    { path: 'Organizations/org-1/Deliveries/d1', data: delivery },
    {
      path: 'Organizations/org-1/DeliveryReceipts/d1',
      data: expect.objectContaining({ id: 'd1', order: 'sha', created_by: 'thandi' }),
      formerOrder: 'fnv',
    },
    expect.objectContaining({ kind: 'delivery.created' }),
  );
});
