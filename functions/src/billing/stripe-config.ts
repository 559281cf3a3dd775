import type Stripe from 'stripe';

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** With two retries and the pauses between them, one request ends before a function's 60 seconds do. */
const LIMITS = { timeout: 15_000, maxNetworkRetries: 2, telemetry: false } as const;

/**
 * How to reach Stripe. The API's version is the library's own.
 * @param apiBase where a stand-in on this machine listens, as `http://127.0.0.1:12111`; empty for Stripe itself
 * @throws Error for another machine, or a live key, with a stand-in: a key goes to nobody but Stripe
 */
export function stripeConfig(secretKey: string, apiBase: string): Stripe.StripeConfig {
  if (apiBase === '') return LIMITS;
  const { protocol, hostname, port } = new URL(apiBase);
  if (protocol !== 'http:' || !LOOPBACK.includes(hostname)) {
    throw new Error('STRIPE_API_BASE must be empty or http:// on this machine.');
  }
  if (!secretKey.startsWith('sk_test_')) throw new Error('STRIPE_API_BASE needs a key that begins sk_test_.');
  return { ...LIMITS, protocol: 'http', host: hostname, port };
}
