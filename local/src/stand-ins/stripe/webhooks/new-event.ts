import type { Stripe } from 'stripe';
import type { StripeEvent } from '../account';
import { newID } from '../new-id';
import { now } from '../now';
import { API_VERSION } from '../stripe-version';

export interface EventCause {
  readonly requestID: string;
  readonly idempotencyKey: string | undefined;
}

/** An event with the object as it is now. */
export function newEvent(
  type: Stripe.Event['type'],
  object: object,
  { requestID, idempotencyKey }: EventCause,
  pendingWebhooks: number,
): StripeEvent {
  return {
    id: newID('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: now(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: pendingWebhooks,
    request: { id: requestID, idempotency_key: idempotencyKey ?? null },
    type,
  };
}
