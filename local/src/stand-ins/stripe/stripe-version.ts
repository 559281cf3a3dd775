/** The API version that the installed `stripe` library speaks. */
export const API_VERSION = '2026-10-28.endive';

/** The Stripe.js release that the installed `@stripe/stripe-js` expects. */
export const STRIPE_JS_VERSION = 'endive';
