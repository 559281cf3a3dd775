import Stripe from 'stripe';

/**
 * Creates something at Stripe under a key, so that asking twice makes one. A failure of Stripe's own that it keeps under
 * the key would come back for a day: then it is created without. Only for what does no harm when it exists twice.
 */
export async function createOnce<T>(
  key: string,
  create: (options: Stripe.RequestOptions) => Promise<T>,
): Promise<T> {
  try {
    return await create({ idempotencyKey: key });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeAPIError)) throw error;
    return create({});
  }
}
