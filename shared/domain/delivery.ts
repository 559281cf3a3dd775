import * as v from 'valibot';

export const URGENCY_LEVELS = ['on_demand', 'time_window', 'scheduled'] as const;
export const DELIVERABLE_ACTIONS = ['meet_at_door', 'leave_at_door'] as const;

export const URGENCY_LABELS = {
  on_demand: 'On demand',
  time_window: 'Time window',
  scheduled: 'Scheduled',
} as const satisfies Record<(typeof URGENCY_LEVELS)[number], string>;

export const DELIVERABLE_ACTION_LABELS = {
  meet_at_door: 'Meet at door',
  leave_at_door: 'Leave at door',
} as const satisfies Record<(typeof DELIVERABLE_ACTIONS)[number], string>;

const TimeWindowSchema = v.object({ start: v.date(), end: v.date() });

/** Organizations/{orgId}/Deliveries/{id}. Coordinates are decimal degrees, as text when they come from other systems. */
export const DeliverySchema = v.object({
  id: v.string(),
  external_id: v.string(),
  urgency_level: v.picklist(URGENCY_LEVELS),
  dropoff_address: v.string(),
  dropoff_latitude: v.union([v.number(), v.string()]),
  dropoff_longitude: v.union([v.number(), v.string()]),
  dropoff_name: v.string(),
  dropoff_phone_number: v.string(),
  deliverable_action: v.picklist(DELIVERABLE_ACTIONS),
  dropoff_instructions: v.string(),
  pickup_facility_id: v.optional(v.string(), ''),
  pickup_address: v.string(),
  pickup_latitude: v.union([v.number(), v.string()]),
  pickup_longitude: v.union([v.number(), v.string()]),
  pickup_name: v.string(),
  pickup_phone_number: v.string(),
  pickup_instructions: v.string(),
  metadata: v.optional(v.record(v.string(), v.unknown()), {}),
  pickup_time: v.date(),
  pickup_window: v.optional(TimeWindowSchema),
  dropoff_window: v.optional(TimeWindowSchema),
  status: v.string(),
  payment_status: v.string(),
  created_at: v.date(),
  updated_at: v.date(),
  created_by: v.string(),
  updated_by: v.string(),
});

export type UrgencyLevel = (typeof URGENCY_LEVELS)[number];
export type DeliverableAction = (typeof DELIVERABLE_ACTIONS)[number];
export type Delivery = v.InferOutput<typeof DeliverySchema>;
/** What a client writes; the server sets id and times, the door fills in the times. */
export type NewDelivery = Omit<Delivery, 'id' | 'created_at' | 'updated_at' | 'pickup_time'>;
