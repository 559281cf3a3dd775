import * as v from '@fleetfoot/shared/schema';
import { singleDocument } from '@fleetfoot/shared/schema';
import type { Owed } from './trip-charge';

/** What an organisation may owe for trips, in cents, where an operator has set nothing else. */
export const DEFAULT_CREDIT_LIMIT = 500_000;

/** What an operator has set for one organisation: cents. Nobody else writes it. */
const CreditSettingsSchema = v.object({ limit: v.pipe(v.number(), v.integer(), v.minValue(0)) });

export const creditSettings = singleDocument('Organizations/{orgID}/Settings/credit', CreditSettingsSchema);

/** The limit that holds. */
export function creditLimit(settings: v.InferOutput<typeof CreditSettingsSchema> | undefined): number {
  return settings?.limit ?? DEFAULT_CREDIT_LIMIT;
}

/** Whether so much is owed that no delivery can be created until some of it is paid. */
export function isAboveCredit(
  owed: Owed | undefined,
  settings: v.InferOutput<typeof CreditSettingsSchema> | undefined,
): boolean {
  return owed !== undefined && owed.amount > creditLimit(settings);
}

/** Why a delivery is not created, and what to do. */
export const ABOVE_CREDIT =
  'Your organisation owes more for trips than its limit. Pay the open trips in Billing, then create this delivery.';
