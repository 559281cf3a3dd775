import Stripe from 'stripe';
import { stripeOrigin } from '../world/emulators';

const origin = stripeOrigin();
const { hostname, port } = new URL(origin);

/** The functions' key. In process every worker has an account of its own; only the account `local` has a webhook. */
const key = process.env['STRIPE_SECRET_KEY'] ?? 'sk_test_local';
const account = key.slice('sk_test_'.length);

export const WEBHOOK_SECRET = 'whsec_local';

/** The account that the functions use, seen with the library. */
export const stripe = new Stripe(key, {
  host: hostname,
  port,
  protocol: 'http',
  telemetry: false,
});

async function post(url: string, headers: Record<string, string>, body: string): Promise<Response> {
  const response = await fetch(url, { method: 'POST', headers, body });
  if (response.status === 404 || response.status >= 500) throw new Error(`${url}: ${await response.text()}`);
  return response;
}

export interface Fault {
  readonly on: string;
  readonly where?: string;
  readonly kind: 'drop-before' | 'drop-after' | 'status-500-before' | 'status-500-after' | 'delay';
  readonly times?: number;
  readonly ms?: number;
}

async function control(path: string, settings: object = {}): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ account, ...settings });
  const response = await post(`${origin}/_local/${path}`, headers, body);
  if (!response.ok) throw new Error(await response.text());
}

/** Forgets everything, failures that are due and the webhooks' mode too. */
export async function resetStripe(): Promise<void> {
  await control('reset');
}

/** The next requests that fit fail so. */
export async function addFaults(...faults: readonly Fault[]): Promise<void> {
  await control('faults', { faults });
}

/** What becomes of the events from now on. */
export async function setWebhooks(
  webhooks: 'normal' | 'hold' | 'duplicate' | 'reverse' | 'drop',
): Promise<void> {
  await control('faults', { webhooks });
}

/** Answers the bank's question about an intent, as the browser does. A failure is answered as a refused card. */
export async function authenticate(clientSecret: string, outcome: 'complete' | 'fail'): Promise<void> {
  const [id = ''] = clientSecret.split('_secret_');
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  await post(
    `${origin}/v1/${kind}/${id}/authenticate`,
    { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer pk_test_${account}` },
    new URLSearchParams({ client_secret: clientSecret, outcome }).toString(),
  );
}
