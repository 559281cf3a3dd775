import type { Account } from '../account';
import { refuse } from '../stripe-failure';
import type { Params } from './form';

const FOR_BROWSERS: readonly string[] = ['setup_intents', 'payment_intents'].flatMap((path) => [
  `GET /v1/${path}/*`,
  `POST /v1/${path}/*/confirm`,
  `POST /v1/${path}/*/authenticate`,
]);

/**
 * A publishable key is no secret: it works on one intent, and only for who has that intent's client secret.
 * @param key of the route
 * @throws StripeFailure
 */
export function checkBrowserAccess(
  account: Account,
  key: string,
  id: string | undefined,
  { client_secret }: Params,
): void {
  if (!FOR_BROWSERS.includes(key)) {
    refuse(
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
      { code: 'secret_key_required', status: 403 },
    );
  }
  const intent = id && (account.setupIntents.get(id) ?? account.paymentIntents.get(id));
  if (intent && (client_secret === undefined || intent.client_secret !== client_secret)) {
    refuse(
      `The client_secret provided does not match any associated ${intent.object === 'setup_intent' ? 'SetupIntent' : 'PaymentIntent'} on this account. Ensure the provided client_secret and publishable key are valid for it.`,
      { param: 'client_secret', code: `${intent.object}_invalid_parameter` },
    );
  }
}

/** What a browser is not told. */
const FOR_SERVERS = [
  'customer',
  'metadata',
  'application',
  'on_behalf_of',
  'latest_charge',
  'transfer_group',
];

/** The part of an intent that a publishable key may see. */
export function browserView(intent: object): object {
  return Object.fromEntries(Object.entries(intent).filter(([name]) => !FOR_SERVERS.includes(name)));
}
