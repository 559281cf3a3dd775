import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@fleetfoot/shared/domain';
import Stripe from 'stripe';

const ROUNDS = 4;
const PAUSE_MS = 300;

async function cancel(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent | undefined> {
  try {
    return await stripe.paymentIntents.cancel(id).catch(() => stripe.paymentIntents.retrieve(id));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return undefined;
    throw error;
  }
}

/**
 * Cancels an intent unless it has succeeded: Stripe decides which of the two came first.
 * @returns `paid` when it had succeeded
 * @throws AppError `timeout` when Stripe cannot be made to tell
 */
export async function cancelIntent(stripe: Stripe, id: string): Promise<'withdrawn' | 'paid'> {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await pause(round * PAUSE_MS);
    const status = (await cancel(stripe, id))?.status;
    if (status === 'succeeded') return 'paid';
    if (status === 'canceled') return 'withdrawn';
  }
  throw new AppError('timeout', `Payment intent ${id} could not be canceled.`);
}
