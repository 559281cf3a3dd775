import { dayOf, formatMonth, monthOf } from '@fleetfoot/shared/billing';
import * as v from '@fleetfoot/shared/schema';
import { optionalLine, requiredText } from '../fields';
import { DRAFT_DAYS, daysFrom } from '../team/draft';
import type { CampaignPlan } from './campaign-plan';

/** Most characters of each text. */
export const BRIEF_TEXTS = { name: 80, area: 200 } as const;

/** Days ahead that a campaign can be asked to start. */
const MOST_AHEAD_DAYS = 365;
/** A purchase may be finished later than the day that it asked for: a draft lasts that long, and its approval. */
const MOST_BEHIND_DAYS = 2 * DRAFT_DAYS;

/** Whether a text is a day of the calendar, such as `2026-12-01`. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The days that a start can be asked for now, in South Africa. */
export function startBounds(now: Date): { readonly earliest: string; readonly latest: string } {
  return { earliest: dayOf(now), latest: dayOf(daysFrom(now, MOST_AHEAD_DAYS)) };
}

const StartSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Choose a date.'),
  v.check(isDay, 'Choose a date that is in the calendar.'),
  v.check((day) => day <= startBounds(new Date()).latest, 'Choose a date within a year.'),
  v.check((day) => day >= dayOf(daysFrom(new Date(), -MOST_BEHIND_DAYS)), 'Choose today or a later date.'),
);

/** What a buyer tells of a campaign beside its terms. Its artwork is sent later. */
export const CampaignBriefSchema = v.strictObject({
  name: requiredText('a name for the campaign', BRIEF_TEXTS.name),
  /** The suburbs that it is to ride in; empty where that is open. */
  area: optionalLine(BRIEF_TEXTS.area),
  /** A day; without it, as soon as it is approved. */
  requestedStart: v.optional(StartSchema),
});

/** The same as it was kept: it was checked when it came, and a day that was ahead may be over. */
export const KeptBriefSchema = v.object({
  name: v.string(),
  area: v.string(),
  requestedStart: v.optional(v.string()),
});

export type CampaignBrief = v.InferOutput<typeof CampaignBriefSchema>;

/** The name of a campaign that got no other: by its plan and month, two of one plan can be told apart. */
export function usualCampaignName({ name }: Pick<CampaignPlan, 'name'>, now: Date): string {
  return `${name} from ${formatMonth(monthOf(now))}`;
}
