import * as v from 'valibot';
import { type ApiMode, ApiModeSchema } from './api-key';
import { type Delivery, DeliverySchema, STOP_FIELDS, type STOPS } from './delivery';

function isRealDay(text: string): boolean {
  const day = text.slice(0, 10);
  const midnight = new Date(`${day}T00:00:00Z`);
  // A day that a month does not have would become one of the next.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/** A moment as ISO 8601 with seconds and offset. */
export function timestamp(description: string) {
  return v.pipe(
    v.string(),
    v.isoTimestamp('Use ISO 8601 with an offset: 2026-11-22T14:30:00+02:00.'),
    v.check(isRealDay, 'There is no such day.'),
    v.description(description),
    v.examples(['2026-11-22T14:30:00+02:00']),
  );
}

const stored = DeliverySchema.entries;

const StopSchema = v.strictObject({
  address: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  name: v.string(),
  phone_number: v.pipe(v.string(), v.description('E.164.'), v.examples(['+27821234567'])),
  instructions: v.string(),
} satisfies Record<(typeof STOP_FIELDS)[number], v.GenericSchema>);

const WindowSchema = v.strictObject({
  start: timestamp('When the window begins.'),
  end: timestamp('When it ends.'),
});

/** A delivery as the API answers with it. */
export const PublicDeliverySchema = v.strictObject({
  id: v.pipe(stored.id, v.description('The ID for later requests.')),
  mode: v.pipe(ApiModeSchema, v.description('Whether couriers carry it out (live) or nobody does (test).')),
  external_id: stored.external_id,
  status: v.pipe(stored.status, v.description('Created, at first.'), v.examples(['Created'])),
  payment_status: v.pipe(stored.payment_status, v.examples(['Unpaid'])),
  urgency_level: stored.urgency_level,
  deliverable_action: stored.deliverable_action,
  pickup_time: timestamp('When it is picked up; the beginning of the window, where there is one.'),
  pickup_window: v.optional(v.pipe(WindowSchema, v.description('Only with time_window.'))),
  dropoff_window: v.optional(v.pipe(WindowSchema, v.description('Only with time_window.'))),
  pickup: StopSchema,
  dropoff: StopSchema,
  metadata: v.pipe(stored.metadata.wrapped, v.description('As it was sent.')),
  created_at: timestamp('When it was created.'),
  updated_at: timestamp('When it last changed.'),
});

export type PublicDelivery = v.InferOutput<typeof PublicDeliverySchema>;

type Stop = v.InferOutput<typeof StopSchema>;

function toPublicStop(delivery: Delivery, name: (typeof STOPS)[number]): Stop {
  const fields = STOP_FIELDS.map((field) => {
    const value = delivery[`${name}_${field}`];
    return [field, field === 'latitude' || field === 'longitude' ? Number(value) : value];
  });
  return Object.fromEntries(fields) as Stop;
}

function toPublicWindow({ start, end }: { readonly start: Date; readonly end: Date }) {
  return { start: start.toISOString(), end: end.toISOString() };
}

/** The API's view of a stored delivery. */
export function toPublicDelivery(delivery: Delivery, mode: ApiMode): PublicDelivery {
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
    ...(pickup_window && { pickup_window: toPublicWindow(pickup_window) }),
    ...(dropoff_window && { dropoff_window: toPublicWindow(dropoff_window) }),
    pickup: toPublicStop(delivery, 'pickup'),
    dropoff: toPublicStop(delivery, 'dropoff'),
    metadata: delivery.metadata,
    created_at: delivery.created_at.toISOString(),
    updated_at: delivery.updated_at.toISOString(),
  };
}
