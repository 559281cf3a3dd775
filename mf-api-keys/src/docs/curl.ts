import { API_BASE, API_ROUTES, type ApiRoute, type ApiRouteName } from '@fleetfoot/shared/api';
import { DELIVERY, NEW_DELIVERY } from './examples';

interface CurlOptions {
  /** Where the product is: `https://app.example.com`. */
  readonly origin: string;
  readonly key: string;
}

/** A command for a shell that asks this of the API. */
export function curlFor(name: ApiRouteName, { origin, key }: CurlOptions): string {
  const { method, path, body, idempotency }: ApiRoute = API_ROUTES[name];
  const query = name === 'listDeliveries' ? '?limit=10' : '';
  const address = `${origin}${API_BASE}${path.replace('{id}', DELIVERY.id)}${query}`;
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${address}'`,
    `-H 'Authorization: Bearer ${key}'`,
    ...(idempotency === 'required' ? [`-H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(body
      ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(NEW_DELIVERY, undefined, 2)}'`]
      : []),
  ];
  return parts.join(' \\\n  ');
}
