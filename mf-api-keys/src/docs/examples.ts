import { API_BASE, API_ROUTES, type ApiRoute, type ApiRouteName } from '@fleetfoot/shared/api';
import type { PublicDelivery } from '@fleetfoot/shared/model/api/public-delivery';
import type { PublicQuote } from '@fleetfoot/shared/model/api/public-quote';
import type { ExampleCall } from './example-code';

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
  unit: 'Unit 4B, Arts on Main',
  gate_code: '4321#',
};

const placeOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude,
  longitude,
});

/** A body for POST /v1/quotes: one place that is known, and one by its address alone. */
const NEW_QUOTE = {
  urgency_level: 'on_demand',
  pickup: placeOf(PICKUP),
  dropoff: { address: DROPOFF.address },
} as const;

/** The answer to that request. */
const QUOTE: PublicQuote = {
  id: 'Qa7mN2xR5tV8wY1zB4cD',
  mode: 'test',
  urgency_level: NEW_QUOTE.urgency_level,
  pickup: NEW_QUOTE.pickup,
  dropoff: placeOf(DROPOFF),
  price: {
    currency: 'ZAR',
    total: 15_365,
    vat: 2_004,
    tariff: '2026-11',
    distance_metres: 23_272,
    duration_seconds: 1_980,
    lines: [
      { kind: 'base', amount: 3_500 },
      { kind: 'distance', quantity: 7, rate: 650, amount: 4_550 },
      { kind: 'distance', quantity: 13.3, rate: 550, amount: 7_315 },
    ],
  },
  created_at: '2026-11-22T12:29:00.000Z',
  expires_at: '2026-11-22T12:39:00.000Z',
};

/** A body for POST /v1/deliveries. */
const NEW_DELIVERY = {
  external_id: 'ORDER-1001',
  urgency_level: 'on_demand',
  deliverable_action: 'meet_at_door',
  pickup: PICKUP,
  dropoff: DROPOFF,
  metadata: { basket: 'B-77' },
};

/** The answer to that request. */
const DELIVERY: PublicDelivery = {
  id: 'Zk3nP0vQ8sT1uW5xY7aB',
  mode: 'test',
  external_id: 'ORDER-1001',
  status: 'Created',
  status_times: {},
  payment_status: 'Unpaid',
  price: QUOTE.price,
  urgency_level: 'on_demand',
  deliverable_action: 'meet_at_door',
  pickup_time: '2026-11-22T12:30:00.000Z',
  pickup: { ...PICKUP, phone_number: '+27115550111' },
  dropoff: { ...DROPOFF, phone_number: '+27831234567', instructions: '' },
  metadata: { basket: 'B-77' },
  created_at: '2026-11-22T12:30:00.000Z',
  updated_at: '2026-11-22T12:30:00.000Z',
};

/** A body for PATCH /v1/deliveries/{id}. */
const EDIT = { dropoff: { phone_number: '084 123 4567', gate_code: '8765#' } };

/** The successful answer of each route. */
export const ANSWERS: Readonly<Record<ApiRouteName, object>> = {
  createDelivery: DELIVERY,
  listDeliveries: { data: [DELIVERY], has_more: true, next_cursor: 'MTc5NTM0OTQwMC4w…' },
  getDelivery: DELIVERY,
  editDelivery: {
    ...DELIVERY,
    dropoff: { ...DELIVERY.dropoff, ...EDIT.dropoff, phone_number: '+27841234567' },
  },
  cancelDelivery: { id: DELIVERY.id, cancelled: true },
  createQuote: QUOTE,
  getQuote: QUOTE,
};

/** What is sent to the routes that take something. */
const BODIES: Readonly<Partial<Record<ApiRouteName, object>>> = {
  createDelivery: NEW_DELIVERY,
  editDelivery: EDIT,
  createQuote: NEW_QUOTE,
};

/** The routes in the order of the documentation. */
export const ROUTE_NAMES = Object.keys(API_ROUTES) as ApiRouteName[];

/** The key in the examples: the organisation's test key, so that they work when pasted. */
export interface ExampleKey {
  readonly value: string;
  /** The shown text: the key or its mask. */
  readonly shown: string;
}

interface CallOptions {
  /** Origin of the product: `https://app.example.com`. */
  readonly origin: string;
  readonly key: string;
}

/** The request of a route's example. */
export function exampleCall(name: ApiRouteName, { origin, key }: CallOptions): ExampleCall {
  const { method, path, idempotency }: ApiRoute = API_ROUTES[name];
  const query = name === 'listDeliveries' ? '?limit=10&status=Created' : '';
  const id = name === 'getQuote' ? QUOTE.id : DELIVERY.id;
  return {
    url: `${origin}${API_BASE}${path.replace('{id}', id)}${query}`,
    ...{ method, key, isKeyed: idempotency === 'required', body: BODIES[name] },
  };
}
