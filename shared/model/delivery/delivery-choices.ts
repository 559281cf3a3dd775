// What a form of a delivery offers, apart from what checks it: a form is shown before it is sent.

export const URGENCY_LEVELS = ['on_demand', 'time_window', 'scheduled'] as const;
export const DELIVERABLE_ACTIONS = ['meet_at_door', 'leave_at_door'] as const;

export type UrgencyLevel = (typeof URGENCY_LEVELS)[number];
export type DeliverableAction = (typeof DELIVERABLE_ACTIONS)[number];

export const URGENCY_LABELS = {
  on_demand: 'On demand',
  time_window: 'Time window',
  scheduled: 'Scheduled',
} as const satisfies Record<UrgencyLevel, string>;

export const DELIVERABLE_ACTION_LABELS = {
  meet_at_door: 'Meet at door',
  leave_at_door: 'Leave at door',
} as const satisfies Record<DeliverableAction, string>;

/** The ends of a delivery, as its fields begin. */
export const STOPS = ['pickup', 'dropoff'] as const;

/** What helps to find the door at a stop. */
export const DIRECTION_LABELS = {
  unit: 'Unit',
  landmark: 'Landmark',
  gate_code: 'Gate code',
} as const;

export const DIRECTIONS = Object.keys(DIRECTION_LABELS) as (keyof typeof DIRECTION_LABELS)[];

export type Directions = Partial<Record<(typeof DIRECTIONS)[number], string | undefined>>;
