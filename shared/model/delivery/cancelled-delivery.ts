import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';
import { DeliverySchema } from './delivery';

/** A delivery that was cancelled: as it was, and by whom and when. */
export const CancelledDeliverySchema = v.object({
  ...DeliverySchema.entries,
  cancelled_at: v.date(),
  /** Uid, or `api`. */
  cancelled_by: v.string(),
});

export type CancelledDelivery = v.InferOutput<typeof CancelledDeliverySchema>;

/** Written in the batch that deletes the delivery, and never changed. An id that is here is not used again. */
export const cancelledDeliveries = collection(
  'Organizations/{orgID}/CancelledDeliveries/{deliveryID}',
  CancelledDeliverySchema,
  { mostInQuery: 200 },
);
