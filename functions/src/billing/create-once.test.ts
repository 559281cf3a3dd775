import Stripe from 'stripe';
import { createOnce } from './create-once';

test('the resource is created under the key', async () => {
  const create = jest.fn(async () => 'made');
  expect(await createOnce('k', create)).toBe('made');
  expect(create.mock.calls).toEqual([[{ idempotencyKey: 'k' }]]);
});

test('the resource is created without the key when Stripe keeps a failure under it', async () => {
  const create = jest
    .fn<Promise<string>, [Stripe.RequestOptions]>()
    .mockRejectedValueOnce(new Stripe.errors.StripeAPIError({ type: 'api_error' }))
    .mockResolvedValueOnce('made');
  expect(await createOnce('k', create)).toBe('made');
  expect(create).toHaveBeenLastCalledWith({});
});

test('a refusal stays one', async () => {
  const refused = new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error' });
  const create = jest.fn().mockRejectedValue(refused);
  await expect(createOnce('k', create)).rejects.toBe(refused);
  expect(create).toHaveBeenCalledTimes(1);
});
