import * as v from 'valibot';
import { ApiCancellationSchema, ApiDeliveryPageSchema, ApiDeliverySchema } from './api-delivery';
import type { ApiErrorCode } from './api-error';
import { ListQuerySchema } from './list-query';
import { NewApiDeliverySchema } from './new-api-delivery';

const NoFieldsSchema = v.strictObject({});

/** One method of one address of the API. */
export interface ApiRoute {
  readonly method: 'GET' | 'POST';
  /** Below API_BASE. `{id}` stands for a delivery's ID. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly query: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** What an Idempotency-Key header is to it. */
  readonly idempotency?: 'required' | 'optional';
  readonly success: { readonly status: number; readonly description: string; readonly body: v.GenericSchema };
  /** What can go wrong besides what can with every request. */
  readonly errors: readonly ApiErrorCode[];
}

/** The API, in the order of its documentation. */
export const API_ROUTES = {
  createDelivery: {
    method: 'POST',
    path: '/deliveries',
    summary: 'Create a delivery',
    description:
      'Sent again with the same Idempotency-Key and body, it answers as before and creates nothing more.',
    query: NoFieldsSchema,
    body: NewApiDeliverySchema,
    idempotency: 'required',
    success: { status: 201, description: 'The delivery.', body: ApiDeliverySchema },
    errors: [
      'idempotency_key_missing',
      'idempotency_key_in_use',
      'body_too_large',
      'content_type_unsupported',
      'idempotency_key_reused',
    ],
  },
  listDeliveries: {
    method: 'GET',
    path: '/deliveries',
    summary: 'List deliveries',
    description: 'The newest first, also those that were created in the dashboard.',
    query: ListQuerySchema,
    success: { status: 200, description: 'A page of deliveries.', body: ApiDeliveryPageSchema },
    errors: [],
  },
  getDelivery: {
    method: 'GET',
    path: '/deliveries/{id}',
    summary: 'Get a delivery',
    description: 'A delivery as it is now.',
    query: NoFieldsSchema,
    success: { status: 200, description: 'The delivery.', body: ApiDeliverySchema },
    errors: ['delivery_not_found'],
  },
  cancelDelivery: {
    method: 'POST',
    path: '/deliveries/{id}/cancel',
    summary: 'Cancel a delivery',
    description:
      'Deletes it, as Cancel Delivery in the dashboard does. Sent again within 24 hours it answers the same.',
    query: NoFieldsSchema,
    idempotency: 'optional',
    success: { status: 200, description: 'It is cancelled.', body: ApiCancellationSchema },
    errors: ['delivery_not_found', 'idempotency_key_in_use', 'body_too_large', 'idempotency_key_reused'],
  },
} as const satisfies Record<string, ApiRoute>;

export type ApiRouteName = keyof typeof API_ROUTES;

/** What can go wrong with every request. */
export const COMMON_ERRORS: readonly ApiErrorCode[] = [
  'request_invalid',
  'key_missing',
  'key_invalid',
  'key_expired',
  'browser_not_allowed',
  'rate_limited',
  'internal',
];
