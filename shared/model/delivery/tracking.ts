import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';
import { deliveryEndsAt } from '../privacy/delivery-privacy';
import type { Delivery } from './delivery';
import { stageOf } from './delivery-status';

const DAY_MS = 86_400_000;

/** How often a recipient may change something by one link. */
export const MOST_RECIPIENT_CHANGES = 20;

/** How far a recipient may move the pin from where the organisation put it, in metres. */
export const PIN_MOVE_M = 1_000;

const PlaceSchema = v.object({ latitude: v.number(), longitude: v.number() });

/**
 * The tracking link of a delivery. Only server functions read it. The token of the link is not in it: the server derives
 * the token anew, and of one that is shown it finds the delivery by the hash.
 */
export const TrackingLinkSchema = v.object({
  /** The delivery's. */
  id: v.string(),
  orgID: v.string(),
  /** How many links were revoked before this one. */
  generation: v.number(),
  /** SHA-256 of the token, in hexadecimal; empty once it is revoked and until the next one is asked for. */
  hash: v.string(),
  created_at: v.date(),
  /** How often the recipient changed something. */
  changes: v.number(),
  /** How many problems the recipient has reported. */
  problems: v.optional(v.number()),
  /** Where the organisation put the pin, and where the recipient moved it. */
  pin: v.optional(v.object({ from: PlaceSchema, to: PlaceSchema })),
});

export type TrackingLink = v.InferOutput<typeof TrackingLinkSchema>;

export const trackingLinks = collection(
  'Organizations/{orgID}/TrackingLinks/{deliveryID}',
  TrackingLinkSchema,
);

/**
 * When the tracking page of a delivery closes: a day after its last status where it has ended, else a day after it should
 * have.
 */
export function trackingClosesAt(
  delivery: Pick<Delivery, 'status' | 'status_times' | 'pickup_time' | 'dropoff_window'>,
): Date {
  const times = Object.values(delivery.status_times ?? {}).map((time) => time.getTime());
  const hasEnded = ['endedWell', 'endedBadly'].includes(stageOf(delivery.status) ?? '') && times.length > 0;
  const end = hasEnded ? Math.max(...times) : deliveryEndsAt(delivery).getTime();
  return new Date(end + DAY_MS);
}

/** Whether the tracking page of a stored delivery is open, or would be if it had a link. */
export function hasTrackingPage(
  delivery: Parameters<typeof trackingClosesAt>[0] & Pick<Delivery, 'blanked_at'>,
  now: Date,
): boolean {
  return delivery.blanked_at === undefined && trackingClosesAt(delivery) > now;
}
