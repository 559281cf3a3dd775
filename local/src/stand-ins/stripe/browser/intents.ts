import type { PaymentIntent, SetupIntent, StripeError } from '@stripe/stripe-js';
import type { ApiClient, ApiParams } from './api-client';
import { askCustomer } from './ask-customer';
import { IntegrationError } from './integration-error';

type Intent = SetupIntent | PaymentIntent;
/** As Stripe.js gives it to the page. */
export type IntentResult =
  | { readonly setupIntent: SetupIntent }
  | { readonly paymentIntent: PaymentIntent }
  | { readonly error: StripeError };
type Answer = Intent | { readonly error: StripeError };

function pathOf(clientSecret: string): string {
  const [id] = clientSecret.split('_secret_');
  if (id?.startsWith('seti_')) return `setup_intents/${id}`;
  if (id?.startsWith('pi_')) return `payment_intents/${id}`;
  throw new IntegrationError(`Invalid value for clientSecret: ${clientSecret} is no client secret.`);
}

function toResult(answer: Answer): IntentResult {
  if ('error' in answer) return { error: answer.error };
  return answer.object === 'setup_intent' ? { setupIntent: answer } : { paymentIntent: answer };
}

async function answerBank(api: ApiClient, clientSecret: string, intent: Answer): Promise<IntentResult> {
  if ('error' in intent || intent.status !== 'requires_action') return toResult(intent);
  const outcome = await askCustomer();
  const path = `${pathOf(clientSecret)}/authenticate`;
  return toResult(await api.post<Intent>(path, { client_secret: clientSecret, outcome }));
}

export async function retrieveIntent(api: ApiClient, clientSecret: string): Promise<IntentResult> {
  return toResult(await api.get<Intent>(pathOf(clientSecret), { client_secret: clientSecret }));
}

/** Lets the customer answer the bank, when it has asked. */
export async function nextAction(api: ApiClient, clientSecret: string): Promise<IntentResult> {
  const intent = await api.get<Intent>(pathOf(clientSecret), { client_secret: clientSecret });
  return answerBank(api, clientSecret, intent);
}

export async function confirmIntent(
  api: ApiClient,
  clientSecret: string,
  params: ApiParams,
): Promise<IntentResult> {
  const given = { client_secret: clientSecret, ...params };
  const intent = await api.post<Intent>(`${pathOf(clientSecret)}/confirm`, given);
  return answerBank(api, clientSecret, intent);
}
