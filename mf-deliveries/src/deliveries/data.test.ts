import { createOnce, type moveDocument, SERVER_TIME } from '@fleetfoot/shared/firebase';
import { type DeliveryToCreate, deliveryWrites } from './data';

const mockMove = jest.fn<Promise<void>, Parameters<typeof moveDocument>>(async () => {});
jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  createOnce: jest.fn(async () => 'created'),
  moveDocument: (...given: Parameters<typeof moveDocument>) => mockMove(...given),
}));

test('a delivery is created with a receipt that knows it by its key', async () => {
  const { create } = deliveryWrites('org-1', 'thandi', () => new Date('2026-02-03T10:00Z'));
  const delivery = { id: 'd1', external_id: 'ORD-1', created_by: 'thandi' } as DeliveryToCreate;
  expect(await create(delivery, 'sha')).toBe('created');
  expect(createOnce).toHaveBeenCalledWith(
    { path: 'Organizations/org-1/Deliveries/d1', data: delivery },
    {
      path: 'Organizations/org-1/DeliveryReceipts/d1',
      data: expect.objectContaining({ id: 'd1', order: 'sha', created_by: 'thandi' }),
    },
    expect.objectContaining({ kind: 'delivery.created' }),
  );
});

test('a cancelled delivery is moved to the cancelled ones, with who cancelled it and when', async () => {
  await deliveryWrites('acme', 'thandi', () => new Date()).cancel('d1');
  const [from, { copy }] = mockMove.mock.lastCall ?? [undefined, { copy: undefined }];
  expect(from).toBe('Organizations/acme/Deliveries/d1');
  expect(copy).toEqual({
    path: 'Organizations/acme/CancelledDeliveries/d1',
    added: { cancelled_at: SERVER_TIME, cancelled_by: 'thandi' },
  });
});

test.each([
  [
    { status: 'Collected', payment_status: 'Unpaid' },
    'Its status is Collected now, and it can no longer be cancelled.',
  ],
  [{ status: 'Created', payment_status: 'Paid' }, 'It is paid now, and it can no longer be cancelled.'],
  [{ status: 'Courier assigned', payment_status: 'Unpaid' }, undefined],
])('the cancellation of a delivery with %j gives the reason %j', async (delivery, userMessage) => {
  await deliveryWrites('acme', 'thandi', () => new Date()).cancel('d1');
  const check = () => mockMove.mock.lastCall?.[1].check?.(delivery);
  if (userMessage === undefined) expect(check).not.toThrow();
  else expect(check).toThrow(expect.objectContaining({ code: 'failed-precondition', userMessage }));
});
