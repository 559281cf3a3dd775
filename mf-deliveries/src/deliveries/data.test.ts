import { type moveDocument, SERVER_TIME } from '@fleetfoot/shared/firebase';
import { deliveryWrites } from './data';

const mockMove = jest.fn<Promise<void>, Parameters<typeof moveDocument>>(async () => {});
jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  moveDocument: (...given: Parameters<typeof moveDocument>) => mockMove(...given),
}));

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
