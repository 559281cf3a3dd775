import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';
import { ApiModeSchema } from './api-key';

/** Most webhooks of an organisation. */
export const WEBHOOK_LIMIT = 5;

/** Days for which the log keeps what was sent. */
export const WEBHOOK_CALL_DAYS = 30;

/** Hours for which a secret that was replaced signs beside the new one. */
export const SECRET_OVERLAP_HOURS = 24;

/** Minutes that pass after each failed attempt; the last attempt is made after more than three days. */
export const WEBHOOK_PAUSES_MIN = [1, 5, 30, 120, 300, 600, 840, 1_200, 1_440] as const;

/** Why a webhook is off: it failed for all of that time, it said itself that it is gone, or an Admin switched it off. */
export const DISABLED_REASONS = ['failing', 'gone', 'admin'] as const;

/** An address of an organisation's own system that is told of its deliveries. Only Admins read it; it holds no secret. */
export const WebhookSchema = v.object({
  id: v.string(),
  url: v.string(),
  description: v.string(),
  /** Whether it is told of live deliveries or of test ones, and never of both. */
  mode: ApiModeSchema,
  /** Names of `WEBHOOK_EVENTS`. */
  events: v.array(v.string()),
  createdAt: v.date(),
  /** uid of the Admin who created it. */
  createdBy: v.string(),
  /** How often its secret was replaced: what the server derives the secret from. */
  generation: v.number(),
  /** When the secret was last replaced, and by whom. */
  rotatedAt: v.optional(v.date()),
  rotatedBy: v.optional(v.string()),
  /** Since when every attempt has failed. */
  failingSince: v.optional(v.date()),
  /** Since when nothing is sent to it, and why. */
  disabled: v.optional(v.object({ at: v.date(), reason: v.picklist(DISABLED_REASONS) })),
});

/** What became of an event for one webhook: `held` was not sent because the webhook was off. */
export const WEBHOOK_CALL_STATES = ['waiting', 'delivered', 'failed', 'held'] as const;

/** Why there was no answer: none in time, none at all, or an address that is not on the public internet. */
export const WEBHOOK_FAILURES = ['timeout', 'unreachable', 'forbidden'] as const;

const AttemptSchema = v.object({
  at: v.date(),
  /** Milliseconds. */
  duration: v.number(),
  /** Of the answer, where there was one. */
  status: v.optional(v.number()),
  failure: v.optional(v.picklist(WEBHOOK_FAILURES)),
});

/** One event as one webhook is told of it, with every attempt. Only Admins read it. */
export const WebhookCallSchema = v.object({
  id: v.string(),
  webhookID: v.string(),
  /** What is sent as `webhook-id`: the same at every attempt, at every webhook and when it is sent again. */
  eventID: v.string(),
  type: v.string(),
  /** Empty for a test event. */
  deliveryID: v.string(),
  /** The JSON that is sent, letter by letter. */
  body: v.string(),
  /** When it happened. */
  at: v.date(),
  state: v.picklist(WEBHOOK_CALL_STATES),
  attempts: v.array(AttemptSchema),
  /** When it may be forgotten. */
  expiresAt: v.date(),
});

/** The calls of one delivery to one webhook that are still to be made, in order. Only server functions read it. */
export const WebhookQueueSchema = v.object({
  id: v.string(),
  webhookID: v.string(),
  deliveryID: v.string(),
  /** Ids of the calls; the first is made before the others are. */
  calls: v.array(v.string()),
  /** How often the first was made in vain. */
  failures: v.number(),
  /** When to make the first; put off before each attempt, so that one that was cut off is made again. */
  nextAt: v.date(),
});

/** How far the audit trail of an organisation is told to its webhooks. Only server functions read it. */
export const WebhookFeedSchema = v.object({
  /** Events until then are told, but for those that were on their way. */
  until: v.date(),
  nextAt: v.date(),
});

export type Webhook = v.InferOutput<typeof WebhookSchema>;
export type WebhookCall = v.InferOutput<typeof WebhookCallSchema>;
export type WebhookQueue = v.InferOutput<typeof WebhookQueueSchema>;
export type WebhookCallState = (typeof WEBHOOK_CALL_STATES)[number];
export type WebhookAttempt = v.InferOutput<typeof AttemptSchema>;

export const webhooks = collection('Organizations/{orgID}/Webhooks/{webhookID}', WebhookSchema, {
  mostInQuery: 10,
});

export const webhookCalls = collection('Organizations/{orgID}/WebhookCalls/{callID}', WebhookCallSchema, {
  mostInQuery: 200,
});

export const webhookQueues = collection('Organizations/{orgID}/WebhookQueues/{queueID}', WebhookQueueSchema);

export const webhookFeeds = collection('Organizations/{orgID}/WebhookFeeds/{feedID}', WebhookFeedSchema);

/** Which call tells a webhook of an event. */
export function webhookCallID(webhookID: string, eventID: string): string {
  return `${webhookID}_${eventID}`;
}

/** Which queue the calls of a delivery wait in. */
export function webhookQueueID(webhookID: string, deliveryID: string): string {
  return `${webhookID}_${deliveryID || 'test'}`;
}

/** When the secret before the present one signs no more; `undefined` where there is none that does. */
export function overlapEndsAt({ rotatedAt }: Pick<Webhook, 'rotatedAt'>, now: Date): Date | undefined {
  if (!rotatedAt) return undefined;
  const end = new Date(rotatedAt.getTime() + SECRET_OVERLAP_HOURS * 3_600_000);
  return end > now ? end : undefined;
}
