import * as v from '@fleetfoot/shared/schema';
import { entriesFromList } from 'valibot';
import { DIRECTIONS } from './delivery-choices';

export const TypedStopSchema = v.strictObject({
  address: v.strictObject({
    text: v.string(),
    coordinates: v.optional(v.strictObject({ latitude: v.number(), longitude: v.number() })),
  }),
  name: v.string(),
  phone_number: v.string(),
  instructions: v.string(),
  // Rows of an import have those that their file has.
  ...entriesFromList(DIRECTIONS, v.optional(v.string())),
});

const TypedWindowSchema = v.strictObject({ start: v.string(), end: v.string() });

/** A delivery as typed, times as an `<input type="datetime-local">` writes them. Only types are checked here. */
export const TypedDeliverySchema = v.strictObject({
  external_id: v.string(),
  urgency_level: v.string(),
  pickup_time: v.string(),
  pickup_window: TypedWindowSchema,
  dropoff_window: TypedWindowSchema,
  deliverable_action: v.string(),
  proof: v.optional(v.string()),
  pickup: TypedStopSchema,
  dropoff: TypedStopSchema,
});

export type TypedDelivery = v.InferOutput<typeof TypedDeliverySchema>;
