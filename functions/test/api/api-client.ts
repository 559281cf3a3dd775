import { randomUUID } from 'node:crypto';
import { API_ERRORS, type ApiDeliveryPage, type ApiError } from '@fleetfoot/shared/api';
import type { PublicDelivery } from '@fleetfoot/shared/model/api/public-delivery';
import type { ApiAnswer } from '../client/answer';
import { api } from '../client/in-process';

const STOP = {
  address: '12 Long Street, Cape Town',
  latitude: -33.9221,
  longitude: 18.4197,
  name: 'Umoya Kitchen',
  phone_number: '021 555 0100',
  instructions: 'Ring twice.\nThird floor.',
};

/** The body of a delivery on demand. */
export function order(external_id: string, changes: object = {}): Record<string, unknown> {
  return {
    external_id,
    urgency_level: 'on_demand',
    deliverable_action: 'meet_at_door',
    pickup: STOP,
    dropoff: { ...STOP, name: 'Lerato Dlamini', phone_number: '0831234567' },
    ...changes,
  };
}

/** Creates a delivery; an Idempotency-Key of its own unless one is given. */
export function create(
  key: string,
  body: unknown,
  idempotencyKey: string = randomUUID(),
): Promise<ApiAnswer> {
  return api('POST', '/deliveries', { key, body, headers: { 'idempotency-key': idempotencyKey } });
}

export function asDelivery({ body }: ApiAnswer): PublicDelivery {
  return body as PublicDelivery;
}

export function asPage({ body }: ApiAnswer): ApiDeliveryPage {
  return body as ApiDeliveryPage;
}

/** A refusal as every refusal must be: its status, its kind, its code and the name of the request. */
export function refusalOf({ status, headers, body }: ApiAnswer) {
  const { error } = body as ApiError;
  expect([status, error.type]).toEqual(API_ERRORS[error.code].slice(0, 2));
  expect(error.request_id).toMatch(/^req_[0-9a-f]{24}$/);
  expect(headers.get('request-id')).toBe(error.request_id);
  expect(error.message).not.toBe('');
  return { code: error.code, ...(error.param !== undefined && { param: error.param }) };
}
