import { deliveryDetailsSchema } from '@fleetfoot/shared/model/delivery/delivery-details';
import { fakeServices } from '@fleetfoot/shared/testing';
import * as v from 'valibot';
import { filledForm } from '../testing/filled-form';
import type { DeliveryPayload } from './delivery-payload';

const owner = { services: fakeServices(), uid: 'uid-thandi', orgID: 'org-1' };
const payload: DeliveryPayload = {
  delivery: v.parse(
    deliveryDetailsSchema(() => new Date()),
    filledForm(),
  ),
  values: filledForm(),
  changed: false,
};
const isolated = () => import('./lazy-outbox');

afterEach(() => jest.resetModules());

test('a delivery goes to the outbox, which says what became of it', async () => {
  const submitDelivery = jest.fn(async () => ({ status: 'waiting' }));
  jest.doMock('./delivery-outbox', () => ({ submitDelivery }));
  const outbox = await isolated();
  expect(await outbox.submitDelivery(owner, 'd1', payload)).toEqual({ status: 'waiting' });
  expect(submitDelivery).toHaveBeenCalledWith(owner, 'd1', payload);
});

test('a delivery is refused when the code of the outbox does not arrive, and can be sent again', async () => {
  jest.doMock('./delivery-outbox', () => {
    throw new Error('Loading chunk delivery-outbox failed.');
  });
  const outbox = await isolated();
  expect(await outbox.submitDelivery(owner, 'd1', payload)).toMatchObject({
    status: 'refused',
    error: { code: 'internal', userMessage: 'Something went wrong on our side. Try again in a moment.' },
  });
  // It is prepared for a press that may never come: a failure is nobody's concern.
  outbox.prepareOutbox();
});
