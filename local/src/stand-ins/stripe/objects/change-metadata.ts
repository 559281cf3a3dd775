import type { Stripe } from 'stripe';

/** An empty value takes a field away, an empty change takes all away. */
export function changeMetadata(
  old: Stripe.Metadata | null,
  change: '' | Readonly<Record<string, string>> | undefined,
): Stripe.Metadata {
  if (change === '') return {};
  return Object.fromEntries(Object.entries({ ...old, ...change }).filter(([, value]) => value !== ''));
}
