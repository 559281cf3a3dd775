import { STRIPE_JS_VERSION } from '../stripe-version';
import { createStripe } from './create-stripe';

/** Puts the stand-in where https://js.stripe.com puts Stripe.js: `window.Stripe`, which its loader then takes. */
function install(): void {
  const Stripe = Object.assign((key: string) => createStripe(key), { version: STRIPE_JS_VERSION });
  Object.assign(globalThis, { Stripe });
}

install();
