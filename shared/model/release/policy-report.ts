import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

/**
 * How often browsers said on one day that the Content-Security-Policy or Trusted Types refused one kind of thing. Words of
 * ours alone: nothing that was sent, no address, nobody's name. Only server functions read and write it.
 */
export const PolicyReportSchema = v.object({
  /** `2026-11-22`, in UTC. */
  day: v.string(),
  /** `script-src-elem` */
  directive: v.string(),
  /** `inline`, `eval`, `own`, `stripe`, `google`, `extension`, `other` … */
  blocked: v.string(),
  /** Whose script it was: a remote's id, `shell`, `page`, `stripe`, `google`, `extension`, `other`. */
  source: v.string(),
  /** The route of the page: `/deliveries/:deliveryID`, or `other`. */
  path: v.string(),
  /** Of a flood, one in ten counts for ten. */
  count: v.number(),
  /** When it may be forgotten. */
  expiresAt: v.date(),
});

export const policyReports = collection('PolicyReports/{reportID}', PolicyReportSchema);
