// Apart from what is sent, which a page that offers the events does not need.

import type { DeliveryEvent } from '../delivery/delivery-moves';
import type { AuditKind } from '../team/audit-event';

/** A kind of the audit trail that tells of a delivery. */
type DeliveryKind = Extract<AuditKind, `delivery.${string}`>;

/** What the audit trail tells of a delivery, as webhooks name it. A move is named by the table of moves instead. */
export const TOLD_KINDS = {
  'delivery.created': 'delivery.created',
  'delivery.edited': 'delivery.edited',
  'delivery.cancelled': 'delivery.cancelled',
  'delivery.linkGiven': 'delivery.link_given',
  'delivery.linkRevoked': 'delivery.link_revoked',
  'delivery.problemReported': 'delivery.problem_reported',
  'delivery.problemWritten': 'delivery.problem_written',
  'delivery.problemAnswered': 'delivery.problem_answered',
  'delivery.problemClosed': 'delivery.problem_closed',
  'delivery.problemRefundFailed': 'delivery.problem_refund_failed',
  'delivery.pinRefused': 'delivery.pin_refused',
} as const satisfies Record<Exclude<DeliveryKind, 'delivery.moved'>, string>;

/** The moves that are told as `delivery.moved`: members cancel, and that is a kind of its own. */
export type WebhookMove = Exclude<DeliveryEvent, 'cancelled'>;

export type WebhookEventType = (typeof TOLD_KINDS)[keyof typeof TOLD_KINDS] | `delivery.${WebhookMove}`;

/** Every event that a webhook may be told of, in the order in which they come, and what each says. */
export const WEBHOOK_EVENTS = {
  'delivery.created': 'A delivery was created.',
  'delivery.link_given': 'A tracking link was made for it.',
  'delivery.edited':
    'A member or the recipient changed it: addresses, names, numbers, notes, times or its price.',
  'delivery.assigned': 'A courier took it.',
  'delivery.arrived_at_pickup': 'The courier is at the pickup.',
  'delivery.collected': 'The courier has it.',
  'delivery.arrived_at_dropoff': 'The courier is at the drop-off.',
  'delivery.pin_refused': 'A wrong PIN was given too often; a name and a photo are asked for instead.',
  'delivery.delivered': 'It was handed over, and how that is proved.',
  'delivery.failed': 'It could not be delivered, or no courier took it.',
  'delivery.returning': 'The courier brings it back.',
  'delivery.returned': 'It is back at the pickup.',
  'delivery.cancelled': 'It was cancelled.',
  'delivery.link_revoked': 'Its tracking link was ended.',
  'delivery.problem_reported': 'A member or the recipient reported a problem of it.',
  'delivery.problem_written': 'A member or the recipient wrote about a problem of it.',
  'delivery.problem_answered': 'We answered a problem of it, or refused it.',
  'delivery.problem_closed': 'A member closed a problem of it.',
  'delivery.problem_refund_failed':
    'A refund for a problem of it could not be given back. We answer it again.',
} as const satisfies Record<WebhookEventType, string>;

export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as readonly WebhookEventType[];

/** The type of what an Admin sends to try a webhook out. It tells of no delivery. */
export const WEBHOOK_TEST = 'webhook.test';
