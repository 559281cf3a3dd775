import type { StripeElementsOptions } from '@stripe/stripe-js';
import { createApiClient } from './api-client';
import { type ConfirmSetupOptions, confirmSetup } from './confirm-setup';
import { createElements } from './elements';
import { IntegrationError } from './integration-error';
import { nextAction, retrieveIntent } from './intents';

/** The React wrapper looks whether these are there. */
function missing(name: string) {
  return () => Promise.reject(new IntegrationError(`The local Stripe.js has no ${name}.`));
}

/**
 * What `Stripe(key)` gives to the page: the Payment Element, the confirmation of setup intents and the bank's questions.
 * @throws IntegrationError for anything but a publishable test key
 */
export function createStripe(key: string) {
  if (!/^pk_test_/.test(key)) {
    throw new IntegrationError('The local Stripe.js takes a publishable test key: pk_test_….');
  }
  const api = createApiClient(key);
  return {
    elements: (options?: StripeElementsOptions) => createElements(options),
    confirmSetup: (options: ConfirmSetupOptions) => confirmSetup(api, options),
    handleNextAction: ({ clientSecret }: { readonly clientSecret: string }) => nextAction(api, clientSecret),
    retrieveSetupIntent: (clientSecret: string) => retrieveIntent(api, clientSecret),
    retrievePaymentIntent: (clientSecret: string) => retrieveIntent(api, clientSecret),
    createToken: missing('createToken'),
    createPaymentMethod: missing('createPaymentMethod'),
    confirmPayment: missing('confirmPayment'),
    confirmCardPayment: missing('confirmCardPayment'),
    registerAppInfo() {},
    _registerWrapper() {},
  };
}
