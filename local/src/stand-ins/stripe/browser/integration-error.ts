/** The page has used Stripe.js in a way that cannot work. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
