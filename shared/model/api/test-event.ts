import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';
import { AuditEventSchema } from '../team/audit-event';

/** Days for which what happened to test deliveries is kept, for the webhooks of test mode that are told of it. */
export const TEST_EVENT_DAYS = 7;

/**
 * What happened to a test delivery, in the form of the audit trail, which knows live ones alone. Of an edit it has the names
 * of the fields and no values: nothing here is about a recipient. Only server functions read it.
 */
export const TestEventSchema = v.object({
  ...AuditEventSchema.entries,
  /** When it may be forgotten. */
  expiresAt: v.date(),
});

export const testEvents = collection('Organizations/{orgID}/TestEvents/{eventID}', TestEventSchema);
