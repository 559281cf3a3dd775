import { AppError } from '@fleetfoot/shared/domain';
import Stripe from 'stripe';
import { asMember } from '../domain/as-member';
import type { Caller } from '../domain/caller';
import { type AttemptKey, withdrawAttempt } from './attempt';
import { pause } from './pause';
import type { Services } from './services';

const ROUNDS = 4;
const PAUSE_MS = 300;

/** `paid`: it was too late. */
export interface Withdrawal {
  readonly status: 'withdrawn' | 'paid';
}

async function cancel(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent | undefined> {
  try {
    return await stripe.paymentIntents.cancel(id).catch(() => stripe.paymentIntents.retrieve(id));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return undefined;
    throw error;
  }
}

/** Cancels an intent unless it has succeeded: Stripe decides which of the two came first. */
async function cancelIntent(stripe: Stripe, id: string): Promise<Withdrawal> {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await pause(round * PAUSE_MS);
    const status = (await cancel(stripe, id))?.status;
    if (status === 'succeeded') return { status: 'paid' };
    if (status === 'canceled') return { status: 'withdrawn' };
  }
  throw new AppError('timeout', `Payment intent ${id} could not be canceled.`);
}

/**
 * Gives up the deposit of an attempt: it is not paid and never will be, or it was paid before. Called again, it answers
 * the same.
 * @throws AppError `permission-denied` unless a member calls; `timeout` when Stripe cannot be made to tell
 */
export function withdrawDeposit(
  { database, stripe }: Services,
  caller: Caller,
  key: AttemptKey,
): Promise<Withdrawal> {
  return asMember(database, caller, key, async () => {
    const intentID = await withdrawAttempt(database, key);
    return intentID === undefined ? { status: 'withdrawn' } : cancelIntent(stripe, intentID);
  });
}
