import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

/** Where the courier of a delivery is: one document for each delivery, overwritten, and deleted with the ride's end. */
export const CourierPositionSchema = v.object({
  /** The delivery's. */
  id: v.string(),
  /** Decimal degrees. */
  latitude: v.number(),
  longitude: v.number(),
  /** When the courier was there, by the fleet's clock. */
  at: v.date(),
  /** When the server wrote it. */
  updated_at: v.date(),
});

/** That a delivery is to be told to the fleet, with every edit and its cancellation. Gone once it is collected, or has ended. */
export const DispatchSchema = v.object({
  /** The delivery's. */
  id: v.string(),
  orgID: v.string(),
  created_at: v.date(),
  /** How often the fleet was asked in vain. */
  failures: v.number(),
  /** When to look at it again; put off before each try, so that a try that was cut off is made again. */
  nextAt: v.date(),
  /** Digest of the delivery as the fleet knows it; without it, the fleet has not confirmed it. */
  told: v.optional(v.string()),
});

export type CourierPosition = v.InferOutput<typeof CourierPositionSchema>;

export const courierPositions = collection(
  'Organizations/{orgID}/CourierPositions/{deliveryID}',
  CourierPositionSchema,
);

export const dispatches = collection('Organizations/{orgID}/Dispatches/{deliveryID}', DispatchSchema);
