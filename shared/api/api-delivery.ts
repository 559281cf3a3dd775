import { DELIVERABLE_ACTIONS, type Delivery, URGENCY_LEVELS } from '@fleetfoot/shared/domain';
import * as v from 'valibot';
import { type ApiMode, ApiModeSchema } from './mode';
import { timestamp } from './timestamp';

const StopSchema = v.strictObject({
  address: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  name: v.string(),
  phone_number: v.pipe(v.string(), v.description('E.164.'), v.examples(['+27821234567'])),
  instructions: v.string(),
});

const WindowSchema = v.strictObject({
  start: timestamp('When the window begins.'),
  end: timestamp('When it ends.'),
});

/** A delivery as the API answers with it. */
export const ApiDeliverySchema = v.strictObject({
  id: v.pipe(v.string(), v.description('The ID for later requests.')),
  mode: v.pipe(ApiModeSchema, v.description('Whether couriers carry it out (live) or nobody does (test).')),
  external_id: v.string(),
  status: v.pipe(v.string(), v.description('Created, at first.'), v.examples(['Created'])),
  payment_status: v.pipe(v.string(), v.examples(['Unpaid'])),
  urgency_level: v.picklist(URGENCY_LEVELS),
  deliverable_action: v.picklist(DELIVERABLE_ACTIONS),
  pickup_time: timestamp('When it is picked up; the beginning of the window, where there is one.'),
  pickup_window: v.optional(v.pipe(WindowSchema, v.description('Only with time_window.'))),
  dropoff_window: v.optional(v.pipe(WindowSchema, v.description('Only with time_window.'))),
  pickup: StopSchema,
  dropoff: StopSchema,
  metadata: v.pipe(v.record(v.string(), v.unknown()), v.description('As it was sent.')),
  created_at: timestamp('When it was created.'),
  updated_at: timestamp('When it last changed.'),
});

export const ApiDeliveryPageSchema = v.strictObject({
  data: v.pipe(v.array(ApiDeliverySchema), v.description('The newest first.')),
  has_more: v.pipe(v.boolean(), v.description('Whether there are older ones.')),
  next_cursor: v.optional(v.pipe(v.string(), v.description('Where the next page begins, if there is one.'))),
});

export const ApiCancellationSchema = v.strictObject({
  id: v.string(),
  cancelled: v.pipe(v.literal(true), v.description('The delivery is deleted.')),
});

export type ApiDelivery = v.InferOutput<typeof ApiDeliverySchema>;
export type ApiDeliveryPage = v.InferOutput<typeof ApiDeliveryPageSchema>;
export type ApiCancellation = v.InferOutput<typeof ApiCancellationSchema>;

function toWindow({ start, end }: { readonly start: Date; readonly end: Date }) {
  return { start: start.toISOString(), end: end.toISOString() };
}

/** The API's view of a stored delivery. */
export function toApiDelivery(delivery: Delivery, mode: ApiMode): ApiDelivery {
  const { pickup_window, dropoff_window } = delivery;
  return {
    id: delivery.id,
    mode,
    external_id: delivery.external_id,
    status: delivery.status,
    payment_status: delivery.payment_status,
    urgency_level: delivery.urgency_level,
    deliverable_action: delivery.deliverable_action,
    pickup_time: delivery.pickup_time.toISOString(),
    ...(pickup_window && { pickup_window: toWindow(pickup_window) }),
    ...(dropoff_window && { dropoff_window: toWindow(dropoff_window) }),
    pickup: {
      address: delivery.pickup_address,
      latitude: Number(delivery.pickup_latitude),
      longitude: Number(delivery.pickup_longitude),
      name: delivery.pickup_name,
      phone_number: delivery.pickup_phone_number,
      instructions: delivery.pickup_instructions,
    },
    dropoff: {
      address: delivery.dropoff_address,
      latitude: Number(delivery.dropoff_latitude),
      longitude: Number(delivery.dropoff_longitude),
      name: delivery.dropoff_name,
      phone_number: delivery.dropoff_phone_number,
      instructions: delivery.dropoff_instructions,
    },
    metadata: delivery.metadata,
    created_at: delivery.created_at.toISOString(),
    updated_at: delivery.updated_at.toISOString(),
  };
}
