import { refuse } from '../stripe-failure';
import type { Params } from './form';

export interface ApiKey {
  /** The account's name: what follows `sk_test_` or `pk_test_`. */
  readonly account: string;
  readonly isPublishable: boolean;
}

function givenKey(authorization: string | undefined, { key }: Params): string {
  if (authorization?.startsWith('Bearer ')) return authorization.slice('Bearer '.length);
  if (authorization?.startsWith('Basic ')) {
    const decoded = Buffer.from(authorization.slice('Basic '.length), 'base64').toString();
    return decoded.split(':')[0] ?? '';
  }
  return typeof key === 'string' ? key : '';
}

/**
 * Reads the key that a request carries.
 * @throws StripeFailure when there is none or it is not a test key
 */
export function readApiKey(authorization: string | undefined, params: Params): ApiKey {
  const key = givenKey(authorization, params);
  if (key === '') {
    const how =
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
    refuse(how, { status: 401 });
  }
  const match = /^(sk|pk)_test_(\w+)$/.exec(key);
  const [, kind, account] = match ?? [];
  if (account === undefined) {
    refuse('Invalid API Key provided. The local Stripe takes sk_test_… and pk_test_… only.', { status: 401 });
  }
  return { account, isPublishable: kind === 'pk' };
}
