import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { AppError } from '../domain/errors';
import { paymentsConfig } from './payments-config';

const USER_MESSAGE = 'Card payments could not be loaded. Check your connection and try again.';
const PATIENCE_MS = 20_000;

let client: Promise<Stripe> | undefined;

// Given load parameters, Stripe's loader takes a script tag that has failed for one that is still loading, and
// waits for it for good. Without the tag it makes a new one.
function dropDeadScript({ target }: Event) {
  if (target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/')) target.remove();
}

async function load(publishableKey: string): Promise<Stripe> {
  // No watching of how the page is used; not settable once the script is there.
  if (!window.Stripe) loadStripe.setLoadParameters({ advancedFraudSignals: false });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE_MS} ms.`)), PATIENCE_MS);
  });
  document.addEventListener('error', dropDeadScript, true);
  try {
    const stripe = await Promise.race([loadStripe(publishableKey), silence]);
    if (!stripe) throw new Error('Stripe.js needs a browser.');
    return stripe;
  } finally {
    clearTimeout(timer);
    document.removeEventListener('error', dropDeadScript, true);
  }
}

/**
 * Stripe.js for the configured account, loaded at the first call. A failure is not remembered: the next call tries again.
 * @throws AppError `offline` or `internal`, and `failed-precondition` before `configurePayments`
 */
export async function loadStripeClient(): Promise<Stripe> {
  const { publishableKey } = paymentsConfig();
  client ??= load(publishableKey);
  const mine = client;
  try {
    return await mine;
  } catch (cause) {
    if (client === mine) client = undefined;
    const code = navigator.onLine ? 'internal' : 'offline';
    throw new AppError(code, 'Stripe.js could not be loaded.', { cause, userMessage: USER_MESSAGE });
  }
}
