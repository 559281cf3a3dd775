import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@fleetfoot/shared/domain';
import Stripe from 'stripe';

const ROUNDS = 4;
const PAUSE_MS = 300;
const EXPANDED = { expand: ['latest_charge'] };

type Confirmation = Pick<Stripe.PaymentIntentConfirmParams, 'use_stripe_sdk' | 'off_session'>;

/** The cardholder is at a page that can ask them for the bank. */
const AT_PAGE: Confirmation = { use_stripe_sdk: true };

/** Nobody is there to be asked: a bank that wants to is taken for a refusal. */
export const OFF_SESSION: Confirmation = { off_session: true };

function isOpen({ status }: Stripe.PaymentIntent): boolean {
  return status === 'requires_confirmation' || status === 'processing';
}

/**
 * Confirms an intent with the card it was made with, and with no other: once that was refused there is nothing left to
 * confirm. What Stripe answers to a lost or repeated request does not matter, the intent is read again.
 */
async function confirm(
  stripe: Stripe,
  id: string,
  whoIsThere: Confirmation,
): Promise<Stripe.PaymentIntent | undefined> {
  try {
    return await stripe.paymentIntents.confirm(id, { ...whoIsThere, ...EXPANDED });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
    if (isRefused && error.code !== 'payment_intent_unexpected_state') {
      // A card that cannot be used, such as one deleted a moment ago. What was refused must not be paid later.
      await stripe.paymentIntents.cancel(id).catch(() => undefined);
    }
    return undefined;
  }
}

async function read(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent | undefined> {
  try {
    return await stripe.paymentIntents.retrieve(id, EXPANDED);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return undefined;
    throw error;
  }
}

/**
 * Brings an intent to an end, or to the point where the cardholder has to act.
 * @returns the intent as Stripe has it, with its charge
 * @throws AppError `timeout` when Stripe cannot be made to tell; asking again is safe
 */
export async function settleIntent(
  stripe: Stripe,
  id: string,
  whoIsThere = AT_PAGE,
): Promise<Stripe.PaymentIntent> {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await pause(round * PAUSE_MS);
    const before = await read(stripe, id);
    const intent =
      before?.status === 'requires_confirmation' ? await confirm(stripe, id, whoIsThere) : before;
    if (intent && !isOpen(intent)) return intent;
  }
  throw new AppError('timeout', `Payment intent ${id} did not settle.`, {
    userMessage:
      'We could not find out yet whether the payment went through. Try again: you will not be charged twice.',
  });
}
