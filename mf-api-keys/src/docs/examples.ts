import { API_BASE, API_ROUTES, type ApiRoute, type ApiRouteName } from '@fleetfoot/shared/api';
import type { PublicDelivery } from '@fleetfoot/shared/model';

const PICKUP = {
  address: '7166 Vilakazi Street, Orlando West, Soweto, 1804',
  latitude: -26.2385,
  longitude: 27.9086,
  name: 'Kasi Kitchen',
  phone_number: '011 555 0111',
  instructions: 'Counter at the back.',
};

const DROPOFF = {
  address: '286 Fox Street, Maboneng, Johannesburg, 2094',
  latitude: -26.2044,
  longitude: 28.0583,
  name: 'Lerato Khumalo',
  phone_number: '083 123 4567',
};

/** A body for POST /v1/deliveries. */
export const NEW_DELIVERY = {
  external_id: 'ORDER-1001',
  urgency_level: 'on_demand',
  deliverable_action: 'meet_at_door',
  pickup: PICKUP,
  dropoff: DROPOFF,
  metadata: { basket: 'B-77' },
};

/** The answer to that request. */
export const DELIVERY: PublicDelivery = {
  id: 'Zk3nP0vQ8sT1uW5xY7aB',
  mode: 'test',
  external_id: 'ORDER-1001',
  status: 'Created',
  payment_status: 'Unpaid',
  urgency_level: 'on_demand',
  deliverable_action: 'meet_at_door',
  pickup_time: '2026-11-22T12:30:00.000Z',
  pickup: { ...PICKUP, phone_number: '+27115550111' },
  dropoff: { ...DROPOFF, phone_number: '+27831234567', instructions: '' },
  metadata: { basket: 'B-77' },
  created_at: '2026-11-22T12:30:00.000Z',
  updated_at: '2026-11-22T12:30:00.000Z',
};

/** The successful answer of each route. */
export const ANSWERS: Readonly<Record<ApiRouteName, object>> = {
  createDelivery: DELIVERY,
  listDeliveries: { data: [DELIVERY], has_more: true, next_cursor: 'MTc5NTM0OTQwMC4w…' },
  getDelivery: DELIVERY,
  cancelDelivery: { id: DELIVERY.id, cancelled: true },
};

/** The routes in the order of the documentation. */
export const ROUTE_NAMES = Object.keys(API_ROUTES) as ApiRouteName[];

/** The key in the examples: the organisation's test key, so that they work when pasted. */
export interface ExampleKey {
  readonly value: string;
  /** The shown text: the key or its mask. */
  readonly shown: string;
}

interface CurlOptions {
  /** Origin of the product: `https://app.example.com`. */
  readonly origin: string;
  readonly key: string;
}

/** The curl command that calls a route. */
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
