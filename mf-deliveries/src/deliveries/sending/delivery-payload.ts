import type { AppError } from '@fleetfoot/shared/domain';
import { type Delivery, type DeliveryDetails, PAST_LIMIT_MS } from '@fleetfoot/shared/model';
import type { ShownQuote } from '../../prices/trip';
import type { DeliveryFormValues } from '../typed-delivery';

/** A delivery that may be created, as it waits to be sent. The device keeps it. */
export interface DeliveryPayload {
  readonly delivery: DeliveryDetails;
  /** What was typed, to be changed. */
  readonly values: DeliveryFormValues;
  /** Whether it was sent before with other details, so that the server may have those. */
  readonly changed: boolean;
  /** The price that was shown for it, if any. */
  readonly quote?: ShownQuote;
}

/** What became of a payload: the server has it, it waits on this device, or it was refused. */
export type Submitted =
  | { readonly status: 'accepted' | 'waiting' }
  | { readonly status: 'refused'; readonly error: AppError };

/** What is written of the price that was shown: nothing once it has expired, and the server prices the delivery. */
export function pricedBy({ quote }: DeliveryPayload, now: Date): Pick<Delivery, 'price' | 'quoteID'> {
  return quote && quote.expiresAt > now ? { price: quote.price, quoteID: quote.quoteID } : {};
}

/** How long "now" is still now, in milliseconds. */
const ON_DEMAND_FOR_MS = 3_600_000;

/**
 * Why a payload is not sent by itself any more: its courier would come at the wrong time.
 * @param savedAt when the user last said that it should be sent
 */
export function lateReason({ delivery }: DeliveryPayload, savedAt: Date, now: Date): string | undefined {
  switch (delivery.urgency_level) {
    case 'on_demand':
      return now.getTime() - savedAt.getTime() > ON_DEMAND_FOR_MS
        ? 'This was saved more than an hour ago. Send it again if the courier should still come.'
        : undefined;
    case 'scheduled':
      return delivery.pickup_time < now ? 'The pickup time has passed. Edit it.' : undefined;
    case 'time_window': {
      const { pickup_window: pickup, dropoff_window: dropoff } = delivery;
      if (pickup.end < now) return 'The pickup window has passed. Edit it.';
      // The security rules take no earlier ones.
      const began = Math.min(pickup.start.getTime(), dropoff.start.getTime());
      return began < now.getTime() - PAST_LIMIT_MS
        ? 'A window began more than a day ago. Edit it.'
        : undefined;
    }
  }
}

/** JSON with sorted keys: equal values have equal texts. */
function canonicalText(values: DeliveryFormValues): string {
  return JSON.stringify(values, (_, value: unknown) =>
    value instanceof Object ? Object.fromEntries(Object.entries(value).sort()) : value,
  );
}

/** A digest: distinguishes payloads sent under the same id without revealing their content. */
export async function payloadKey(values: DeliveryFormValues): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalText(values)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
