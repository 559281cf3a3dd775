import * as v from '@fleetfoot/shared/schema';
import { collection, singleDocument } from '@fleetfoot/shared/schema';

/** Days for which an organisation keeps its recipients' details after a delivery. */
export const PRIVACY_CLOCK = { least: 7, most: 365, usual: 90 } as const;

/** Most characters of why a delivery is held. */
export const HOLD_REASON_LIMIT = 200;

/** Days for which the record of an answer about a number is kept: three years. */
export const PRIVACY_REQUEST_DAYS = 1095;

export const KeepDaysSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(PRIVACY_CLOCK.least),
  v.maxValue(PRIVACY_CLOCK.most),
);

/** What an organisation has settled about its recipients' details. */
export const PrivacySettingsSchema = v.object({
  keepDays: KeepDaysSchema,
  updated_at: v.date(),
  /** uid of the Admin who set it. */
  updated_by: v.string(),
});

/** A delivery whose details are kept until an Admin releases it. The id is the delivery's. */
export const PrivacyHoldSchema = v.object({
  id: v.string(),
  reason: v.string(),
  at: v.date(),
  /** uid of the Admin who holds it. */
  by: v.string(),
});

/** That somebody asked what is held about a number, and what came of it. The number itself is not in it. */
export const PrivacyRequestSchema = v.object({
  id: v.string(),
  at: v.date(),
  kind: v.picklist(['found', 'exported', 'erased']),
  /** uid of the Admin; `operator` for the command. */
  by: v.string(),
  /** The last three digits, the others as dots. */
  number: v.string(),
  /** How many entries were found. */
  found: v.number(),
  /** How many of them were erased. */
  erased: v.number(),
  /** When it may be forgotten. */
  expiresAt: v.date(),
});

export type PrivacyHold = v.InferOutput<typeof PrivacyHoldSchema>;
export type PrivacyRequest = v.InferOutput<typeof PrivacyRequestSchema>;

export const privacySettings = singleDocument(
  'Organizations/{orgID}/Settings/privacy',
  PrivacySettingsSchema,
);

export const privacyHolds = collection('Organizations/{orgID}/PrivacyHolds/{deliveryID}', PrivacyHoldSchema);

export const privacyRequests = collection(
  'Organizations/{orgID}/PrivacyRequests/{requestID}',
  PrivacyRequestSchema,
  { mostInQuery: 100 },
);
