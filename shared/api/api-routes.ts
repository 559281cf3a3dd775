import type { ApiScope } from '@fleetfoot/shared/model/api/api-key';
import { NewPublicDeliverySchema } from '@fleetfoot/shared/model/api/new-public-delivery';
import { PublicDeliverySchema } from '@fleetfoot/shared/model/api/public-delivery';
import { PublicDeliveryEditSchema } from '@fleetfoot/shared/model/api/public-edit';
import { NewPublicQuoteSchema, PublicQuoteSchema } from '@fleetfoot/shared/model/api/public-quote';
import * as v from 'valibot';
import { ApiCancellationSchema, ApiDeliveryPageSchema } from './api-answers';
import type { ApiErrorCode } from './api-error';
import { ListQuerySchema } from './list-query';

const NoFieldsSchema = v.strictObject({});

/** One method of one address of the API. */
export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Below API_BASE. `{id}` stands for the ID of a delivery or a quote. */
  readonly path: string;
  /** What a key needs for it. */
  readonly scopes: readonly ApiScope[];
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
    scopes: ['write'],
    summary: 'Create a delivery',
    description:
      'Sent again with the same Idempotency-Key and body, it answers as before and creates nothing more.',
    query: NoFieldsSchema,
    body: NewPublicDeliverySchema,
    idempotency: 'required',
    success: { status: 201, description: 'The delivery.', body: PublicDeliverySchema },
    errors: [
      'idempotency_key_missing',
      'credit_limit_reached',
      'idempotency_key_in_use',
      'quote_not_usable',
      'road_missing',
      'address_not_found',
      'ambiguous_address',
      'addresses_unavailable',
      'body_too_large',
      'content_type_unsupported',
      'idempotency_key_reused',
    ],
  },
  listDeliveries: {
    method: 'GET',
    path: '/deliveries',
    scopes: ['read'],
    summary: 'List deliveries',
    description: 'The newest first, also those that were created in the dashboard.',
    query: ListQuerySchema,
    success: { status: 200, description: 'A page of deliveries.', body: ApiDeliveryPageSchema },
    errors: [],
  },
  getDelivery: {
    method: 'GET',
    path: '/deliveries/{id}',
    scopes: ['read'],
    summary: 'Get a delivery',
    description: 'A delivery as it is now.',
    query: NoFieldsSchema,
    success: { status: 200, description: 'The delivery.', body: PublicDeliverySchema },
    errors: ['delivery_not_found'],
  },
  editDelivery: {
    method: 'PATCH',
    path: '/deliveries/{id}',
    // It answers with the whole delivery.
    scopes: ['read', 'write'],
    summary: 'Edit a delivery',
    description:
      'Changes what is sent and leaves the rest, until it is collected: stops and times, as Edit in the dashboard. Where it goes elsewhere its price is that of the new way.',
    query: NoFieldsSchema,
    body: PublicDeliveryEditSchema,
    idempotency: 'optional',
    success: { status: 200, description: 'The delivery as it is now.', body: PublicDeliverySchema },
    errors: [
      'delivery_not_found',
      'delivery_not_editable',
      'credit_limit_reached',
      'quote_not_usable',
      'road_missing',
      'roads_unavailable',
      'address_not_found',
      'ambiguous_address',
      'addresses_unavailable',
      'idempotency_key_in_use',
      'body_too_large',
      'content_type_unsupported',
      'idempotency_key_reused',
    ],
  },
  cancelDelivery: {
    method: 'POST',
    path: '/deliveries/{id}/cancel',
    scopes: ['write'],
    summary: 'Cancel a delivery',
    description:
      'Deletes it, as Cancel Delivery in the dashboard does, until it is collected and while it is Unpaid. Sent again within 24 hours it answers the same.',
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
  createQuote: {
    method: 'POST',
    path: '/quotes',
    scopes: ['write'],
    summary: 'Get a quote',
    description:
      'What a trip would cost, for 10 minutes. A delivery that is created with it costs that. An address without coordinates is looked up; the answer has where it is.',
    query: NoFieldsSchema,
    body: NewPublicQuoteSchema,
    success: { status: 201, description: 'The quote.', body: PublicQuoteSchema },
    errors: [
      'address_not_found',
      'ambiguous_address',
      'addresses_unavailable',
      'body_too_large',
      'content_type_unsupported',
      'road_missing',
      'roads_unavailable',
    ],
  },
  getQuote: {
    method: 'GET',
    path: '/quotes/{id}',
    scopes: ['read'],
    summary: 'Read a quote again',
    description: 'A quote as it was given. An expired one is forgotten within days.',
    query: NoFieldsSchema,
    success: { status: 200, description: 'The quote.', body: PublicQuoteSchema },
    errors: ['quote_not_found'],
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
