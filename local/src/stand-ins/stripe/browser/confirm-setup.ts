import type { ApiClient, ApiParams } from './api-client';
import { type CardText, digitsOf, expiryOf } from './card-text';
import { ownElements } from './elements';
import { IntegrationError } from './integration-error';
import { confirmIntent, type IntentResult } from './intents';
import { validationError } from './validation-error';

export interface ConfirmSetupOptions {
  readonly elements?: unknown;
  readonly clientSecret?: string;
  readonly confirmParams?: {
    readonly return_url?: string;
    readonly payment_method_data?: { readonly billing_details?: ApiParams };
  };
  readonly redirect?: 'always' | 'if_required';
}

function cardParams({ number, expiry, cvc }: CardText, billing: ApiParams | undefined): ApiParams {
  const { month, year } = expiryOf(expiry);
  const card = { number: digitsOf(number), exp_month: month, exp_year: year, cvc: digitsOf(cvc) };
  return { type: 'card', card, billing_details: billing };
}

/** Goes where the page wants its user after a success; never returns there. */
function goTo(returnUrl: string, secret: string): Promise<never> {
  const url = new URL(returnUrl);
  url.searchParams.set('setup_intent', secret.split('_secret_')[0] ?? '');
  url.searchParams.set('setup_intent_client_secret', secret);
  url.searchParams.set('redirect_status', 'succeeded');
  location.assign(url);
  return new Promise(() => {});
}

/** Saves the card that was typed into the elements' fields. */
export async function confirmSetup(api: ApiClient, options: ConfirmSetupOptions): Promise<IntentResult> {
  const { elements, confirmParams = {}, redirect = 'always' } = options;
  const own = ownElements(elements);
  const secret = options.clientSecret ?? own?.clientSecret;
  const form = own?.payment?.form();
  if (!secret) throw new IntegrationError('stripe.confirmSetup(): a clientSecret is required.');
  if (!form) {
    throw new IntegrationError(
      'Invalid value for stripe.confirmSetup(): elements should have a mounted Payment Element.',
    );
  }
  if (!own?.clientSecret && !own?.isSubmitted) {
    throw new IntegrationError(
      'elements.submit() must be called before stripe.confirmSetup(). Call elements.submit() as soon as your customer presses pay, prior to any asynchronous work.',
    );
  }
  const { return_url: returnUrl } = confirmParams;
  if (redirect === 'always' && !returnUrl) {
    throw new IntegrationError('stripe.confirmSetup(): confirmParams.return_url is required.');
  }
  const problem = form.check();
  if (problem) return { error: validationError(problem) };
  const typed = cardParams(form.text(), confirmParams.payment_method_data?.billing_details);
  const result = await confirmIntent(api, secret, { payment_method_data: typed, return_url: returnUrl });
  if ('error' in result || redirect === 'if_required' || !returnUrl) return result;
  return goTo(returnUrl, secret);
}
