import { parseLocalDateTime, toLocalDateTime } from '@fleetfoot/shared/domain';
import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';
import { DELIVERABLE_ACTIONS, DIRECTIONS } from './delivery-choices';
import { addDays, publicHoliday, weekdayOf } from './public-holidays';

const MINUTE_MS = 60_000;

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** How many an organisation has. */
export const RECURRING_LIMIT = 50;
/** Most characters of a name: with a date behind it, it is an external ID. */
export const RECURRING_NAME = 60;
/** How many runs that are still to come can be skipped. */
export const SKIPPED_LIMIT = 60;
/** The delivery of a run is created so long before its pickup: a team sees it on the evening before and can change it. */
export const RUN_LEAD_MS = 12 * 60 * MINUTE_MS;
/** A run that nobody looked at until so long after its pickup time is missed. */
export const RUN_MARGIN_MS = 15 * MINUTE_MS;
/** Days for which it is known what became of a run. */
export const RUN_KEPT_DAYS = 400;

const StopSchema = v.object({
  address: v.object({
    text: v.string(),
    coordinates: v.object({ latitude: v.number(), longitude: v.number() }),
  }),
  name: v.string(),
  /** E.164. */
  phone_number: v.string(),
  instructions: v.string(),
  ...(Object.fromEntries(DIRECTIONS.map((field) => [field, v.optional(v.string())])) as Record<
    (typeof DIRECTIONS)[number],
    ReturnType<typeof v.optional<ReturnType<typeof v.string>, undefined>>
  >),
});

/** Days of South Africa are texts, as `2026-11-25`. */
const day = v.string();

/** A delivery that is created again and again. Functions alone write it. */
export const RecurringDeliverySchema = v.object({
  id: v.string(),
  name: v.string(),
  days: v.array(v.picklist(WEEKDAYS)),
  /** When it is picked up: `HH:MM`, South African time. */
  time: v.string(),
  starts: day,
  /** The last day; without it, there is no end. */
  ends: v.optional(day),
  holidays: v.picklist(['run', 'skip']),
  status: v.picklist(['active', 'paused']),
  /** Days on which it does not run. */
  skipped: v.array(day),
  /** What each delivery is created with, but for its external ID and its time. */
  delivery: v.object({
    deliverable_action: v.picklist(DELIVERABLE_ACTIONS),
    pickup: StopSchema,
    dropoff: StopSchema,
  }),
  created_at: v.date(),
  /** uid; its deliveries are created on behalf of them. */
  created_by: v.string(),
  updated_at: v.date(),
  updated_by: v.string(),
  /** What became of the runs up to this pickup time is known. */
  decidedUntil: v.date(),
  /** When the next run is to be looked at; not there when there is none. */
  nextAt: v.optional(v.date()),
  /** The last run of which there is no delivery although there should be. */
  missed: v.optional(v.object({ date: day, reason: v.string(), at: v.date() })),
});

/** Why there is no delivery of a run, or not yet. */
export const RUN_REASONS = {
  asked: 'Skipped by your team.',
  holiday: 'Skipped: it was a public holiday.',
  credit: 'Your organisation owed more for trips than its limit.',
  outage: 'Our service did not run at that time.',
} as const;

export type RunReason = keyof typeof RUN_REASONS;

/** What became of a run. The id is its date, so there is one for each day. */
export const RecurringRunSchema = v.object({
  id: day,
  pickup_time: v.date(),
  /** `waiting`: it is tried again until its pickup time. */
  state: v.picklist(['created', 'waiting', 'missed', 'skipped']),
  /** One of {@link RUN_REASONS}; a later release may know more. */
  reason: v.optional(v.string()),
  deliveryID: v.optional(v.string()),
  /** When it was decided. */
  at: v.date(),
  expiresAt: v.date(),
});

export type RecurringDelivery = v.InferOutput<typeof RecurringDeliverySchema>;
export type RecurringRun = v.InferOutput<typeof RecurringRunSchema>;

/** What says when it runs. */
export type Schedule = Pick<RecurringDelivery, 'days' | 'time' | 'starts' | 'ends' | 'holidays' | 'skipped'>;

export const recurringDeliveries = collection(
  'Organizations/{orgID}/RecurringDeliveries/{recurringID}',
  RecurringDeliverySchema,
  { mostInQuery: 100 },
);

export const recurringRuns = collection(
  'Organizations/{orgID}/RecurringDeliveries/{recurringID}/Runs/{date}',
  RecurringRunSchema,
  { mostInQuery: 100 },
);

/** A run by its schedule, whatever became of it. */
export interface PlannedRun {
  readonly date: string;
  readonly pickup: Date;
  /** The public holiday of that day. */
  readonly holiday?: string;
  /** Why there is to be no delivery. */
  readonly skip?: 'asked' | 'holiday';
}

/** The day of a moment in South Africa. */
export function dateOf(moment: Date): string {
  return toLocalDateTime(moment).slice(0, 10);
}

function runOn({ time, holidays, skipped }: Schedule, date: string): PlannedRun {
  const holiday = publicHoliday(date);
  const isOff = holiday !== undefined && holidays === 'skip';
  const skip = skipped.includes(date) ? 'asked' : isOff ? 'holiday' : undefined;
  return {
    date,
    pickup: parseLocalDateTime(`${date}T${time}`) ?? new Date(Number.NaN),
    ...(holiday !== undefined && { holiday }),
    ...(skip && { skip }),
  };
}

/** The runs whose pickup is after a moment, in their order, also those that are skipped. Without an end they never end. */
export function* plannedRuns(schedule: Schedule, after: Date): Generator<PlannedRun, void> {
  const { days, starts, ends } = schedule;
  if (days.length === 0) return;
  const first = dateOf(after) > starts ? dateOf(after) : starts;
  for (let date = first; ends === undefined || date <= ends; date = addDays(date, 1)) {
    // The list begins with Monday.
    const weekday = WEEKDAYS[(weekdayOf(date) + 6) % 7];
    if (weekday === undefined || !days.includes(weekday)) continue;
    const run = runOn(schedule, date);
    if (run.pickup > after) yield run;
  }
}

/** The next runs after a moment, at most so many. */
export function nextRuns(schedule: Schedule, after: Date, count: number): readonly PlannedRun[] {
  const runs: PlannedRun[] = [];
  for (const run of plannedRuns(schedule, after)) {
    if (runs.push(run) >= count) break;
  }
  return runs;
}

/** The first run of which nothing is decided. */
export function undecidedRun(recurring: RecurringDelivery): PlannedRun | undefined {
  return nextRuns(recurring, recurring.decidedUntil, 1)[0];
}

/**
 * When its next run is to be looked at: before the pickup, or at the pickup of one that is skipped, which can be undone
 * until then.
 * @returns `undefined` when it is paused or has ended
 */
export function looksAt(recurring: RecurringDelivery): Date | undefined {
  const run = recurring.status === 'active' ? undecidedRun(recurring) : undefined;
  return run && new Date(run.pickup.getTime() - (run.skip ? 0 : RUN_LEAD_MS));
}

/** The id of the delivery of a run: the same whoever creates it, so that there is one. */
export function deliveryIDOfRun(recurringID: string, date: string): string {
  return `${recurringID}-${date}`;
}

/** The recurring delivery that a delivery is of, by its id. */
export function recurringOf(deliveryID: string): { readonly id: string; readonly date: string } | undefined {
  const [, id, date] = /^([A-Za-z0-9]{20})-(\d{4}-\d{2}-\d{2})$/.exec(deliveryID) ?? [];
  return id !== undefined && date !== undefined ? { id, date } : undefined;
}

/** `Morning bread 2026-11-25` */
export function externalIDOfRun(name: string, date: string): string {
  return `${name} ${date}`;
}

/** Since when nothing is created any more; `undefined` while it is active and has runs to come. */
export function idleSince(recurring: RecurringDelivery): Date | undefined {
  if (looksAt(recurring)) return undefined;
  const { updated_at, decidedUntil } = recurring;
  return updated_at > decidedUntil ? updated_at : decidedUntil;
}
