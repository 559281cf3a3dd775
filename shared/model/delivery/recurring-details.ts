// Apart from the entity: only who creates or changes one asks this.

import { toLocalDateTime } from '@fleetfoot/shared/domain';
import * as v from '@fleetfoot/shared/schema';
import { forward, partialCheck } from 'valibot';
import { DELIVERABLE_ACTIONS } from './delivery-choices';
import { stopSchema } from './delivery-details';
import { lineOfText } from './delivery-input';
import { addDays, weekdayOf } from './public-holidays';
import { plannedRuns, RECURRING_NAME, type Schedule, WEEKDAYS } from './recurring-deliveries';
import { TypedStopSchema } from './typed-delivery';

/** A recurring delivery as typed: days as an `<input type="date">` writes them, the time as one of type `time`. */
export const TypedRecurringSchema = v.strictObject({
  name: v.string(),
  /** Names of {@link WEEKDAYS} with commas between them: a form's value is no list. */
  days: v.string(),
  time: v.string(),
  starts: v.string(),
  /** Empty for no end. */
  ends: v.string(),
  holidays: v.string(),
  deliverable_action: v.string(),
  pickup: TypedStopSchema,
  dropoff: TypedStopSchema,
});

export type TypedRecurring = v.InferOutput<typeof TypedRecurringSchema>;

/** Whether a text is a day that there is, as `2026-11-25`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(weekdayOf(text)) && addDays(text, 0) === text;
}

/** Checks a recurring delivery as it was typed. */
export const RecurringDetailsSchema = v.pipe(
  v.object({
    name: lineOfText('a name', RECURRING_NAME),
    days: v.pipe(
      v.string(),
      v.transform((chosen) => WEEKDAYS.filter((weekday) => chosen.split(',').includes(weekday))),
      v.minLength(1, 'Choose at least one day.'),
    ),
    time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the pickup time, such as 08:30.')),
    starts: v.pipe(v.string(), v.check(isDay, 'Enter the first day.')),
    ends: v.pipe(
      v.string(),
      v.check((text) => text === '' || isDay(text), 'Enter the last day, or leave it empty.'),
    ),
    holidays: v.picklist(['run', 'skip'], 'Choose what happens on public holidays.'),
    deliverable_action: v.picklist(DELIVERABLE_ACTIONS, 'Choose to meet or to leave at the door.'),
    pickup: stopSchema('pickup'),
    dropoff: stopSchema('drop-off'),
  }),
  forward(
    partialCheck(
      [['starts'], ['ends']],
      ({ starts, ends }) => ends === '' || ends >= starts,
      'The last day must not be before the first day.',
    ),
    ['ends'],
  ),
);

export type RecurringDetails = v.InferOutput<typeof RecurringDetailsSchema>;

/** How far ahead the first day may lie. */
export const MOST_DAYS_AHEAD = 366;

/** Why a schedule is of no use although each of its fields is right, for the user; `undefined` when it has a run to come. */
export function uselessSchedule(schedule: Schedule, now: Date): string | undefined {
  if (schedule.starts > addDays(toLocalDateTime(now).slice(0, 10), MOST_DAYS_AHEAD)) {
    return 'The first day is more than a year away. Choose an earlier one.';
  }
  for (const { skip } of plannedRuns({ ...schedule, skipped: [] }, now)) if (!skip) return undefined;
  return 'It would never run: none of its days lies ahead, between the first and the last day. Change the days or the dates.';
}
