import { type ApiScope, NewPublicDeliverySchema, PublicDeliverySchema } from '@fleetfoot/shared/model';
import * as v from 'valibot';
import { ApiCancellationSchema, ApiDeliveryPageSchema } from './api-answers';
import type { ApiErrorCode } from './api-error';
import { ListQuerySchema } from './list-query';

const NoFieldsSchema = v.strictObject({});

/** One method of one address of the API. */
export interface ApiRoute {
  readonly method: 'GET' | 'POST';
  /** Below API_BASE. `{id}` stands for a delivery's ID. */
  readonly path: string;
  /** What a key needs for it. */
  readonly scope: ApiScope;
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
    scope: 'write',
    summary: 'Create a delivery',
    description:
      'Sent again with the same Idempotency-Key and body, it answers as before and creates nothing more.',
    query: NoFieldsSchema,
    body: NewPublicDeliverySchema,
    idempotency: 'required',
    success: { status: 201, description: 'The delivery.', body: PublicDeliverySchema },
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
    scope: 'read',
    summary: 'List deliveries',
    description: 'The newest first, also those that were created in the dashboard.',
    query: ListQuerySchema,
    success: { status: 200, description: 'A page of deliveries.', body: ApiDeliveryPageSchema },
    errors: [],
  },
  getDelivery: {
    method: 'GET',
    path: '/deliveries/{id}',
    scope: 'read',
    summary: 'Get a delivery',
    description: 'A delivery as it is now.',
    query: NoFieldsSchema,
    success: { status: 200, description: 'The delivery.', body: PublicDeliverySchema },
    errors: ['delivery_not_found'],
  },
  cancelDelivery: {
    method: 'POST',
    path: '/deliveries/{id}/cancel',
    scope: 'write',
    summary: 'Cancel a delivery',
    description:
      'Deletes it, as Cancel Delivery in the dashboard does, while it is Created and Unpaid. Sent again within 24 hours it answers the same.',
    query: NoFieldsSchema,
    idempotency: 'optional',
    success: { status: 200, description: 'It is cancelled.', body: ApiCancellationSchema },
    errors: [
      'delivery_not_found',
      'delivery_not_cancellable',
      'idempotency_key_in_use',
      'body_too_large',
      'idempotency_key_reused',
    ],
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
  'scope_missing',
  'rate_limited',
  'internal',
];
