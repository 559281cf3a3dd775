import type { StripeError } from '@stripe/stripe-js';

export type ApiParam = string | number | boolean | undefined | { readonly [name: string]: ApiParam };
export type ApiParams = Readonly<Record<string, ApiParam>>;

/** Calls the API with a publishable key. */
export interface ApiClient {
  get<T>(path: string, params: ApiParams): Promise<T | { readonly error: StripeError }>;
  post<T>(path: string, params: ApiParams): Promise<T | { readonly error: StripeError }>;
}

const UNREACHABLE: StripeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
};

/** `{ a: { b: 1 } }` as `a[b]=1`. */
function toForm(params: ApiParams, prefix = ''): [string, string][] {
  return Object.entries(params).flatMap(([key, value]) => {
    const name = prefix ? `${prefix}[${key}]` : key;
    if (value === undefined) return [];
    return typeof value === 'object'
      ? toForm(value, name)
      : [[name, String(value)] satisfies [string, string]];
  });
}

let address: string | undefined;

async function apiAddress(): Promise<string> {
  if (address) return address;
  const response = await fetch('/local/stripe.json');
  const { api } = (await response.json()) as { api?: string };
  if (!api) throw new Error('The local Stripe does not run.');
  address = api;
  return api;
}

export function createApiClient(key: string): ApiClient {
  async function call<T>(path: string, query: string, init: RequestInit) {
    try {
      const response = await fetch(`${await apiAddress()}/v1/${path}${query}`, init);
      return (await response.json()) as T | { readonly error: StripeError };
    } catch {
      return { error: UNREACHABLE };
    }
  }
  return {
    get: (path, params) => call(path, `?${new URLSearchParams(toForm({ ...params, key }))}`, {}),
    post: (path, params) =>
      call(path, '', { method: 'POST', body: new URLSearchParams(toForm({ ...params, key })) }),
  };
}
