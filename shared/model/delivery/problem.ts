import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

/** What may be wrong with a delivery. */
export const DELIVERY_PROBLEMS = {
  not_delivered: 'Not delivered',
  late: 'Late',
  damaged: 'Damaged',
  wrong_place: 'Wrong place or person',
  conduct: "The courier's conduct",
  wrong_price: 'Wrong price',
  other: 'Something else',
} as const;

/** What may be wrong with a line of downtime in a campaign's report. */
export const DOWNTIME_PROBLEMS = {
  did_ride: 'The bike did ride',
  wrong_downtime: 'Wrong downtime',
  wrong_numbers: 'Wrong numbers',
  other: 'Something else',
} as const;

export type DeliveryProblem = keyof typeof DELIVERY_PROBLEMS;
export type DowntimeProblem = keyof typeof DOWNTIME_PROBLEMS;

/** The reason that says nothing by itself. */
export const OTHER_PROBLEM = 'other';

/** Most characters of what is written about a problem. */
export const PROBLEM_TEXT = 500;
/** How many messages a problem takes; the service can always answer. */
export const PROBLEM_MESSAGES = 20;
/** How many problems can be reported of the same delivery or line, one after the other. */
export const PROBLEM_LIMIT = 5;

/** Who writes for the service: `by` of its messages. */
export const PROVIDER = 'provider';

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));

const MessageSchema = v.object({
  /** uid of a member, `recipient` or {@link PROVIDER}. */
  by: v.string(),
  text: v.string(),
  at: v.date(),
});

const RefundSchema = v.object({
  amount: cents,
  /** Why, or how it was worked out. */
  why: v.string(),
  decidedAt: v.date(),
  /** When it was given back, and how much of it. */
  givenAt: v.optional(v.date()),
  given: v.optional(cents),
  /** How often Stripe has refused it, and when it was given up for that. */
  refusals: v.optional(v.number()),
  failedAt: v.optional(v.date()),
  /** What was given for this problem before, by a refund that was given up. */
  earlier: v.optional(cents),
});

/**
 * What is wrong with one delivery or with one line of downtime, and what was said about it. Functions alone write it. The
 * id is {@link problemID}, so that nothing is reported twice.
 */
export const ProblemSchema = v.object({
  id: v.string(),
  kind: v.picklist(['delivery', 'downtime']),
  /** What it is about: the id of a delivery, or a campaign's month with the id of the line behind it. */
  subject: v.string(),
  /** The charge that it is about: the id of a delivery, or of a campaign's month. */
  chargeID: v.string(),
  /** What people call it: the external ID, or the bike. */
  label: v.string(),
  /** One of {@link DELIVERY_PROBLEMS} or {@link DOWNTIME_PROBLEMS}; a later release may know more. */
  reason: v.string(),
  /** The day of the month that downtime is queried of, such as `2026-10-14`. Not there where all of the month is meant. */
  day: v.optional(v.string()),
  note: v.string(),
  state: v.picklist(['open', 'answered', 'closed', 'refused']),
  reportedAt: v.date(),
  /** uid of a member, or `recipient`. */
  reportedBy: v.string(),
  /** Until when the service answers what was written last. */
  dueAt: v.date(),
  updatedAt: v.date(),
  /** When the service wrote last. */
  answeredAt: v.optional(v.date()),
  messages: v.array(MessageSchema),
  /** Whether the photo that came with it is still kept. Not there where none came. */
  photo: v.optional(v.boolean()),
  refund: v.optional(RefundSchema),
  /** When the refund is tried next. Not there when there is nothing to give back. */
  nextAt: v.optional(v.date()),
  /** When what was written was removed. */
  blankedAt: v.optional(v.date()),
});

export type Problem = v.InferOutput<typeof ProblemSchema>;
export type ProblemRefund = NonNullable<Problem['refund']>;

export const problems = collection('Organizations/{orgID}/Problems/{problemID}', ProblemSchema, {
  mostInQuery: 100,
});

/** Whether somebody still waits for something: an answer, or that the answer is good enough. */
export function isUnfinished({ state }: Pick<Problem, 'state'>): boolean {
  return state === 'open' || state === 'answered';
}

/** The subject of a line of downtime. @param chargeID of the campaign's month */
export function downtimeSubject(chargeID: string, lineID: string): string {
  return `${chargeID}.${lineID}`;
}

/**
 * The id of a problem: the how-manieth it is of its subject, counted from 1. A recipient's are counted apart: they see
 * theirs, and nothing of the shop's.
 */
export function problemID(subject: string, number: number, by: 'member' | 'recipient' = 'member'): string {
  return `${subject}.${by === 'recipient' ? 'recipient.' : ''}${number}`;
}

/** What is wrong, in words. */
export function problemReason({ kind, reason }: Pick<Problem, 'kind' | 'reason'>): string {
  const words: Readonly<Record<string, string>> = kind === 'delivery' ? DELIVERY_PROBLEMS : DOWNTIME_PROBLEMS;
  return words[reason] ?? words[OTHER_PROBLEM] ?? '';
}
