import { defineSecret, defineString } from 'firebase-functions/params';
import type { HttpsOptions } from 'firebase-functions/v2/https';
import Stripe from 'stripe';
import { CALLABLE_OPTIONS } from '../callable/options';
import { stripeConfig } from './stripe-config';

const secretKey = defineSecret('STRIPE_SECRET_KEY');
const apiBase = defineString('STRIPE_API_BASE', {
  default: '',
  description: 'Leave empty. Address of a stand-in for Stripe on this machine, in local development.',
});

/** Signs what Stripe tells `stripe-webhook`. */
export const webhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET');

/** How a function that talks to Stripe is deployed. */
export const BILLING_OPTIONS: HttpsOptions = {
  ...CALLABLE_OPTIONS,
  secrets: [secretKey],
};

/** How the function that Stripe talks to is deployed. */
export const WEBHOOK_OPTIONS: HttpsOptions = {
  ...BILLING_OPTIONS,
  secrets: [secretKey, webhookSecret],
};

let kept: Stripe | undefined;

/** Stripe, with the deployment's key. One per instance: it keeps its connections open. */
export function stripe(): Stripe {
  kept ??= new Stripe(secretKey.value(), stripeConfig(secretKey.value(), apiBase.value()));
  return kept;
}
