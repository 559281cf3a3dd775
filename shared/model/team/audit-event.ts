import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

/** Days for which what was done stays readable. */
export const AUDIT_KEPT_DAYS = 400;

/** Everything that is remembered, by kind: the object's kind, then what was done to it, in words. */
export const AUDIT_KINDS = {
  'organization.created': 'Created the organisation',
  'invitation.sent': 'Invited somebody',
  'invitation.renewed': 'Renewed an invitation',
  'invitation.messageSent': 'Sent an invitation as a message',
  'invitation.linkMade': 'Made a new link to an invitation',
  'invitation.deleted': 'Deleted an invitation',
  'member.joined': 'Joined the team',
  'member.roleChanged': 'Changed a role',
  'member.removed': 'Removed a member',
  'member.renamed': 'Changed their name or e-mail address',
  'member.left': 'Left the team and deleted their profile',
  'apiKey.rolled': 'Rolled a key',
  'apiKey.created': 'Created a key',
  'apiKey.revoked': 'Revoked a key',
  'webhook.created': 'Added a webhook',
  'webhook.edited': 'Changed a webhook',
  'webhook.secretReplaced': 'Replaced the secret of a webhook',
  'webhook.disabled': 'Switched a webhook off',
  'webhook.enabled': 'Switched a webhook on',
  'webhook.resent': 'Sent events to a webhook again',
  'webhook.deleted': 'Deleted a webhook',
  'campaign.created': 'Created a campaign',
  'purchase.requested': 'Asked for a purchase above a limit',
  'purchase.approved': 'Approved a purchase',
  'purchase.declined': 'Declined a purchase',
  'purchase.withdrawn': 'Gave up a purchase',
  'spending.limitsChanged': 'Changed what may be spent',
  'card.added': 'Added a card',
  'card.defaultSet': 'Chose the default card',
  'card.deleted': 'Deleted a card',
  'card.attemptsLimited': 'Met the limit of tries with cards',
  'charge.succeeded': 'Charged a card',
  'charge.refused': 'Was refused a charge',
  'charge.refunded': 'Gave money back',
  'invoice.issued': 'Issued an invoice',
  'invoiceDetails.changed': 'Changed whom invoices are made out to',
  'delivery.created': 'Created a delivery',
  'delivery.edited': 'Edited a delivery',
  'delivery.cancelled': 'Cancelled a delivery',
  'delivery.moved': 'Changed the status of a delivery',
  'delivery.linkGiven': 'Gave the tracking link of a delivery',
  'delivery.linkRevoked': 'Revoked the tracking link of a delivery',
  'delivery.problemReported': 'Reported a problem of a delivery',
  'delivery.problemWritten': 'Wrote about a problem of a delivery',
  'delivery.problemAnswered': 'Answered a problem of a delivery',
  'delivery.problemClosed': 'Closed a problem of a delivery',
  'delivery.problemRefundFailed': 'Could not give back the refund for a problem of a delivery',
  'downtime.queried': 'Queried downtime of a campaign',
  'downtime.queryWritten': 'Wrote about queried downtime',
  'downtime.queryAnswered': 'Answered queried downtime',
  'downtime.queryClosed': 'Closed queried downtime',
  'downtime.queryRefundFailed': 'Could not give back the refund for queried downtime',
  'delivery.pinRefused': 'Told a wrong PIN too often',
  'recurring.created': 'Set up a recurring delivery',
  'recurring.edited': 'Changed a recurring delivery',
  'recurring.paused': 'Paused a recurring delivery',
  'recurring.resumed': 'Resumed a recurring delivery',
  'recurring.runSkipped': 'Skipped a run of a recurring delivery',
  'recurring.runUnskipped': 'Took back that a run was skipped',
  'recurring.missed': 'Missed a run of a recurring delivery',
  'recurring.deleted': 'Deleted a recurring delivery',
  'address.created': 'Saved an address',
  'address.edited': 'Edited an address',
  'address.deleted': 'Deleted an address',
  'deliverySettings.edited': 'Changed the delivery settings',
  'menuItem.created': 'Added a menu item',
  'menuItem.edited': 'Edited a menu item',
  'menuItem.deleted': 'Deleted a menu item',
  'session.startedOnNewDevice': 'Signed in on a new device',
  'session.approved': 'Approved a sign-in',
  'session.ended': 'Ended a session',
  'export.made': 'Exported a file',
  'privacy.clockSet': "Set how long recipients' details are kept",
  'privacy.held': 'Held the details of a delivery',
  'privacy.released': 'Released the details of a delivery',
  'privacy.blanked': 'Removed the details of deliveries whose time was up',
  'privacy.found': 'Looked up what is held about a number',
  'privacy.exported': 'Exported what is held about a number',
  'privacy.erased': 'Erased what is held about a number',
} as const;

export type AuditKind = keyof typeof AUDIT_KINDS;

export const ACTOR_KINDS = ['member', 'apiKey', 'system', 'recipient'] as const;

/** Whoever has the tracking link of a delivery: the id of this actor, and `updated_by` of what they changed. */
export const RECIPIENT = 'recipient';

const FieldsSchema = v.record(v.string(), v.unknown());

/** Something that was done in an organisation. Nobody changes it, and it holds no secret. */
export const AuditEventSchema = v.object({
  id: v.string(),
  at: v.date(),
  /** One of {@link AUDIT_KINDS}; a later release may know more. */
  kind: v.string(),
  actor: v.object({
    kind: v.picklist(ACTOR_KINDS),
    /** uid of a member, id of a key, name of a system such as `stripe`, {@link RECIPIENT}. */
    id: v.string(),
    /** As known when it was done; empty for a member who wrote it themself. */
    name: v.optional(v.string(), ''),
  }),
  object: v.object({
    id: v.string(),
    /** What people call it. */
    label: v.string(),
    /** Path of its document, where there is one. */
    path: v.optional(v.string(), ''),
  }),
  /** The fields that were changed, as they were. */
  before: FieldsSchema,
  /** The same fields, as they are since. */
  after: FieldsSchema,
  from: v.object({
    /** The sign-in: `auth_time` of the ID token, in seconds. */
    session: v.optional(v.number()),
    /** IP address, where the server saw it. */
    address: v.optional(v.string()),
    agent: v.optional(v.string()),
  }),
});

export type AuditEvent = v.InferOutput<typeof AuditEventSchema>;

export const auditEvents = collection('Organizations/{orgID}/AuditEvents/{eventID}', AuditEventSchema, {
  mostInQuery: 200,
});

/** Fields that tell of a change themselves and are no part of it. */
export const AUDIT_UNTOLD = ['changeID', 'updated_at', 'updated_by'] as const;
