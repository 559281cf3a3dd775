import { cleanString, optionalText } from '@fleetfoot/shared/model/fields';
import { HOLD_REASON_LIMIT, KeepDaysSchema } from '@fleetfoot/shared/model/privacy/privacy';
import * as v from '@fleetfoot/shared/schema';
import { documentID, operation } from './operation';

/** A number as somebody typed it: the server reads it, so that the page, the command and the answer agree. */
const typedNumber = v.pipe(cleanString(), v.maxLength(40));

const HeldEntrySchema = v.object({
  kind: v.picklist([
    'delivery',
    'cancelledDelivery',
    'testDelivery',
    'recurringDelivery',
    'problem',
    'address',
    'member',
    'invitation',
    'event',
  ]),
  id: v.string(),
  /** Which one it is, in the organisation's words: an external ID, a label, a name. */
  label: v.string(),
  /** What the number is there: `Drop-off contact`. */
  as: v.string(),
  /** The day it is about; ISO 8601. */
  at: v.optional(v.string()),
  /** Why it cannot be erased now, for the user; without it, it can. */
  keptBecause: v.optional(v.string()),
  /** What is held, by the name of its field; only in an export. */
  details: v.optional(v.record(v.string(), v.string())),
});

/** Tells what an organisation holds about a phone number, and notes that it was asked. For Admins, like all below. */
export const findPersonalData = operation(
  'findPersonalData',
  {
    orgID: documentID,
    phoneNumber: typedNumber,
    /** Whether the details themselves are wanted. */
    details: v.boolean(),
  },
  v.object({
    /** As it was read; E.164. */
    phoneNumber: v.string(),
    entries: v.array(HeldEntrySchema),
    /** Whether there is more than one answer holds. */
    more: v.boolean(),
  }),
  { isRead: true },
);

/** Erases of it what may be erased now, as many entries as one call takes. Idempotent. */
export const erasePersonalData = operation(
  'erasePersonalData',
  {
    orgID: documentID,
    phoneNumber: typedNumber,
    /** `next` of the answer before, when there was more. */
    from: v.optional(v.pipe(v.string(), v.maxLength(1_500))),
  },
  v.object({
    erased: v.number(),
    /** Whether another call would erase more. */
    more: v.boolean(),
    /** Where the next call goes on. */
    next: v.optional(v.string()),
  }),
);

/** Sets for how many days recipients' details are kept after a delivery. Idempotent. */
export const setPrivacyClock = operation(
  'setPrivacyClock',
  { orgID: documentID, keepDays: KeepDaysSchema },
  v.object({ keepDays: KeepDaysSchema }),
);

/** Keeps a delivery's details until they are released, such as for a dispute. Idempotent. */
export const holdDelivery = operation(
  'holdDelivery',
  {
    orgID: documentID,
    deliveryID: documentID,
    reason: v.pipe(optionalText(HOLD_REASON_LIMIT), v.nonEmpty()),
  },
  v.object({}),
);

/** Lets the privacy clock take a delivery again. Idempotent. */
export const releaseDelivery = operation(
  'releaseDelivery',
  { orgID: documentID, deliveryID: documentID },
  v.object({}),
);

export type HeldEntry = v.InferOutput<typeof HeldEntrySchema>;
