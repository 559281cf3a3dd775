import Stripe from 'stripe';
import { type LocalStripe, type StripeOptions, startStripe } from '../start-stripe';

export interface OpenStripe extends LocalStripe {
  /** The official library, with the secret key of an account. */
  client(account?: string): Stripe;
  /** What a browser would send. */
  browser(method: string, path: string, params?: Record<string, string>): Promise<BrowserAnswer>;
  control(path: string, body?: object): Promise<unknown>;
}

export interface BrowserAnswer {
  readonly status: number;
  readonly body: { readonly [name: string]: unknown; readonly error?: Readonly<Record<string, unknown>> };
}

/** A local Stripe of the test's own. */
export async function openStripe(options: StripeOptions = {}): Promise<OpenStripe> {
  const local = await startStripe(options);
  const { hostname, port } = new URL(local.origin);
  return {
    ...local,
    client: (account = 'local') =>
      new Stripe(`sk_test_${account}`, {
        ...{ host: hostname, port, protocol: 'http' },
        ...{ maxNetworkRetries: 0, telemetry: false },
      }),
    async browser(method, path, params = {}) {
      const form = new URLSearchParams({ key: 'pk_test_local', ...params });
      const url = `${local.origin}/v1/${path}`;
      const response =
        method === 'GET' ? await fetch(`${url}?${form}`) : await fetch(url, { method, body: form });
      return { status: response.status, body: (await response.json()) as BrowserAnswer['body'] };
    },
    async control(path, body) {
      const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      const response = await fetch(`${local.origin}/_local/${path}`, init);
      return response.json();
    },
  };
}

/** Parameters of a payment or a setup that is for cards alone. */
export const CARDS: { allowed_payment_method_types: ['card'] } = { allowed_payment_method_types: ['card'] };
