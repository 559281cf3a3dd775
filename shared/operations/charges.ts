import * as v from '@fleetfoot/shared/schema';
import { documentID, operation } from './operation';

/** Charges the default card with a trip that could not be charged. Refused, it says why. Idempotent: once is paid. */
export const payTrip = operation(
  'payTrip',
  {
    orgID: documentID,
    /** The delivery's id, with `.return` behind it for a way back alone. */
    chargeID: v.pipe(v.string(), v.regex(/^(?!__.*__$)[\w-]{1,128}(?:\.return)?$/)),
  },
  v.object({ status: v.literal('paid') }),
);

/** Charges the default card with a month of a campaign that could not be charged, likewise. */
export const payCampaignMonth = operation(
  'payCampaignMonth',
  {
    orgID: documentID,
    campaignID: documentID,
    /** As `2026-10`. */
    month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  },
  v.object({ status: v.literal('paid') }),
);
