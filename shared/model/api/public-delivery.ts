import * as v from 'valibot';
import { type Courier, type Delivery, DeliverySchema, STOP_FIELDS } from '../delivery/delivery';
import { DIRECTIONS, type STOPS } from '../delivery/delivery-choices';
import { FAILURE_REASONS } from '../delivery/delivery-moves';
import { DELIVERY_STATUSES } from '../delivery/delivery-status';
import { DELIVERY_PROBLEMS } from '../delivery/problem';
import { recurringOf } from '../delivery/recurring-deliveries';
import { type ApiMode, ApiModeSchema } from './api-key';
import { PublicPriceSchema, toPublicPrice } from './public-price';

/** A moment that is answered with, as ISO 8601 in UTC. */
export function timestamp(description: string) {
  return v.pipe(
    v.string(),
    v.isoTimestamp(),
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
  unit: v.optional(v.pipe(v.string(), v.description('With its building. Only where there is one.'))),
  landmark: v.optional(v.pipe(v.string(), v.description('Only where there is one.'))),
  gate_code: v.optional(v.pipe(v.string(), v.description('Only where there is one.'))),
} satisfies Record<(typeof STOP_FIELDS)[number], v.GenericSchema>);

const WindowSchema = v.strictObject({
  start: timestamp('When the window begins.'),
  end: timestamp('When it ends.'),
});

const PublicCourierSchema = v.strictObject({
  name: v.string(),
  phone_number: v.optional(v.pipe(v.string(), v.description('E.164. Only while they are on the road.'))),
  vehicle_plate: v.string(),
});

const PublicProofSchema = v.strictObject({
  kind: v.pipe(
    v.string(),
    v.description('What proves it: name, signature, photo or pin. Expect more to come.'),
  ),
  received_by: v.optional(
    v.pipe(v.string(), v.description('Whoever received it. Not there once the details are removed.')),
  ),
  at: timestamp('When it was given.'),
  pin: v.optional(
    v.pipe(v.string(), v.description('Whether the PIN was confirmed, or refused after too many tries.')),
  ),
});

/** A delivery as the API answers with it. */
export const PublicDeliverySchema = v.strictObject({
  id: v.pipe(stored.id, v.description('The ID for later requests.')),
  mode: v.pipe(ApiModeSchema, v.description('Whether couriers carry it out (live) or nobody does (test).')),
  external_id: stored.external_id,
  status: v.pipe(
    stored.status,
    v.description(`How far it is: ${Object.keys(DELIVERY_STATUSES).join(', ')}. Expect more to come.`),
    v.examples(['Created']),
  ),
  failure_reason: v.optional(
    v.pipe(
      v.string(),
      v.description(`Why it failed: ${Object.keys(FAILURE_REASONS).join(', ')}. Expect more to come.`),
    ),
  ),
  status_times: v.pipe(
    v.record(v.string(), timestamp('When it took on a status.')),
    v.description('When it took on each status after the first.'),
  ),
  courier: v.optional(v.pipe(PublicCourierSchema, v.description('Who carries it, once somebody does.'))),
  payment_status: v.pipe(stored.payment_status, v.examples(['Unpaid'])),
  price: v.optional(
    v.pipe(PublicPriceSchema, v.description('What the trip costs. Not there before it was priced.')),
  ),
  urgency_level: stored.urgency_level,
  deliverable_action: stored.deliverable_action,
  pickup_time: timestamp('When it is picked up; the beginning of the window, where there is one.'),
  pickup_window: v.optional(v.pipe(WindowSchema, v.description('Only with time_window.'))),
  dropoff_window: v.optional(v.pipe(WindowSchema, v.description('Only with time_window.'))),
  pickup: StopSchema,
  dropoff: StopSchema,
  dropoff_note: v.optional(
    v.pipe(v.string(), v.description('What the recipient asks of the courier, by the tracking page.')),
  ),
  proof: v.optional(
    v.pipe(
      v.string(),
      v.description(
        'What the courier has to bring back from the door. Only where it was chosen. A PIN is on the page of tracking_url: where its link is not shared, a name and a photo are asked for instead.',
      ),
      v.examples(['photo']),
    ),
  ),
  proof_given: v.optional(
    v.pipe(
      PublicProofSchema,
      v.description(
        "What was given at the door, in short. Only of a delivered one with proof. Members see the pictures, and save all of it as a PDF, on the delivery's page in Fleetfoot; after 90 days at most, received_by and the pictures are gone.",
      ),
    ),
  ),
  tracking_url: v.optional(
    v.pipe(
      v.string(),
      v.description(
        'The page on which the recipient follows it. Only of live deliveries with a link: those created by the API have one until it is revoked.',
      ),
      v.examples(['https://dash.example.co.za/t/3q2-7wAAAAAAAAAAAAAAAA']),
    ),
  ),
  recurring_id: v.optional(
    v.pipe(v.string(), v.description('Of the recurring delivery that created it. Only where one did.')),
  ),
  problem: v.optional(
    v.pipe(
      v.strictObject({
        reason: v.pipe(
          v.string(),
          v.description(`What is wrong: ${Object.keys(DELIVERY_PROBLEMS).join(', ')}. Expect more to come.`),
        ),
        state: v.pipe(v.string(), v.description('open, answered, closed or refused. Expect more to come.')),
        reported_at: timestamp('When it was reported.'),
        due_at: v.optional(timestamp('Until when we answer. Only while it is open.')),
        photo: v.optional(
          v.pipe(
            v.boolean(),
            v.description(
              'Whether a photo came with it and is still kept; members see it. Only where one is.',
            ),
          ),
        ),
      }),
      v.description('The problem that was reported of it: one that is not closed, or else the last one.'),
    ),
  ),
  metadata: v.pipe(stored.metadata.wrapped, v.description('As it was sent.')),
  created_at: timestamp('When it was created.'),
  updated_at: timestamp('When it last changed.'),
});

export type PublicDelivery = v.InferOutput<typeof PublicDeliverySchema>;

type Stop = v.InferOutput<typeof StopSchema>;

const OPTIONAL: readonly string[] = DIRECTIONS;

function toPublicStop(delivery: Delivery, name: (typeof STOPS)[number]): Stop {
  const fields = STOP_FIELDS.flatMap((field) => {
    const value = delivery[`${name}_${field}`];
    if (!value && OPTIONAL.includes(field)) return [];
    return [[field, field === 'latitude' || field === 'longitude' ? Number(value) : value]];
  });
  return Object.fromEntries(fields) as Stop;
}

function toPublicCourier({ name, phone_number, vehicle_plate }: Courier) {
  return { name, ...(phone_number !== '' && { phone_number }), vehicle_plate };
}

function toPublicWindow({ start, end }: { readonly start: Date; readonly end: Date }) {
  return { start: start.toISOString(), end: end.toISOString() };
}

function toPublicProof({ kind, received_by, at, pin }: NonNullable<Delivery['proof_given']>) {
  return { kind, ...(received_by && { received_by }), at: at.toISOString(), ...(pin && { pin }) };
}

/**
 * The API's view of a stored delivery.
 * @param trackingUrl where its recipient follows it, if there is a link
 */
export function toPublicDelivery(delivery: Delivery, mode: ApiMode, trackingUrl?: string): PublicDelivery {
  const { pickup_window, dropoff_window, dropoff_note, courier, failure_reason } = delivery;
  const { status_times = {}, proof, proof_given } = delivery;
  const recurring = recurringOf(delivery.id);
  const times = Object.entries(status_times).map(([status, at]) => [status, at.toISOString()]);
  return {
    id: delivery.id,
    mode,
    external_id: delivery.external_id,
    status: delivery.status,
    ...(failure_reason && { failure_reason }),
    status_times: Object.fromEntries(times),
    ...(courier && { courier: toPublicCourier(courier) }),
    payment_status: delivery.payment_status,
    ...(delivery.price && { price: toPublicPrice(delivery.price) }),
    urgency_level: delivery.urgency_level,
    deliverable_action: delivery.deliverable_action,
    pickup_time: delivery.pickup_time.toISOString(),
    ...(pickup_window && { pickup_window: toPublicWindow(pickup_window) }),
    ...(dropoff_window && { dropoff_window: toPublicWindow(dropoff_window) }),
    pickup: toPublicStop(delivery, 'pickup'),
    dropoff: toPublicStop(delivery, 'dropoff'),
    ...(dropoff_note && { dropoff_note }),
    ...(proof && { proof }),
    ...(proof_given && { proof_given: toPublicProof(proof_given) }),
    ...(trackingUrl && { tracking_url: trackingUrl }),
    ...(recurring && { recurring_id: recurring.id }),
    metadata: delivery.metadata,
    created_at: delivery.created_at.toISOString(),
    updated_at: delivery.updated_at.toISOString(),
  };
}
