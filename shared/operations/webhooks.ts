import { ApiModeSchema } from '@fleetfoot/shared/model/api/api-key';
import { WEBHOOK_EVENT_TYPES } from '@fleetfoot/shared/model/api/webhook-event';
import { optionalLine, requiredText } from '@fleetfoot/shared/model/fields';
import * as v from '@fleetfoot/shared/schema';
import { attemptID, count, documentID, millis, operation } from './operation';

/** The address as an Admin types it. The server says which addresses it sends to. */
const url = v.pipe(
  requiredText('an address', 500),
  v.check((text) => URL.canParse(text), 'Enter a web address, as https://shop.example.co.za/webhooks.'),
);

const events = v.pipe(
  v.array(v.picklist(WEBHOOK_EVENT_TYPES)),
  v.minLength(1, 'Choose at least one event.'),
  v.maxLength(WEBHOOK_EVENT_TYPES.length),
  v.check((chosen) => new Set(chosen).size === chosen.length),
);

/** What an Admin says of a webhook. */
export const WebhookDetailsSchema = v.strictObject({ url, description: optionalLine(100), events });

export type WebhookDetails = v.InferOutput<typeof WebhookDetailsSchema>;

/**
 * Adds a webhook. Its secret is in this answer alone; the same attempt again gives the same answer for a while, for the
 * one that was lost. For Admins, like all below.
 */
export const createWebhook = operation(
  'createWebhook',
  /** One attempt per opened form; also the webhook's id. */
  {
    ...{ orgID: documentID, attemptID, ...WebhookDetailsSchema.entries },
    /** Of which deliveries it is told, for good. */
    mode: v.optional(ApiModeSchema, 'live'),
  },
  v.object({ secret: v.string() }),
);

/** Changes a webhook. What is on its way to it goes to the new address. Idempotent. */
export const editWebhook = operation(
  'editWebhook',
  { orgID: documentID, webhookID: documentID, ...WebhookDetailsSchema.entries },
  v.object({}),
);

/** Replaces the secret that an Admin saw as of this generation. The old one signs as well for a day. */
export const replaceWebhookSecret = operation(
  'replaceWebhookSecret',
  { orgID: documentID, webhookID: documentID, generation: count },
  v.object({ secret: v.string() }),
);

/** Switches a webhook off or on. Idempotent. */
export const switchWebhook = operation(
  'switchWebhook',
  { orgID: documentID, webhookID: documentID, isOn: v.boolean() },
  v.object({}),
);

/** Deletes a webhook, and what waits for it. Idempotent. */
export const deleteWebhook = operation(
  'deleteWebhook',
  { orgID: documentID, webhookID: documentID },
  v.object({}),
);

/** Sends a webhook an event that tells of no delivery. Idempotent per attempt. */
export const testWebhook = operation(
  'testWebhook',
  { orgID: documentID, webhookID: documentID, attemptID },
  v.object({}),
);

/** Most calls that are sent again at once. */
export const RESEND_LIMIT = 500;

/** Sends calls again: one, or all since a moment, oldest first. Each keeps its id. */
export const resendWebhookCalls = operation(
  'resendWebhookCalls',
  {
    orgID: documentID,
    webhookID: documentID,
    which: v.union([v.strictObject({ callID: documentID }), v.strictObject({ since: millis })]),
  },
  /** How many; with `more`, there were others after those. */
  v.object({ count: v.number(), more: v.boolean() }),
);
