import { attemptID } from '@fleetfoot/shared/operations';
import * as v from '@fleetfoot/shared/schema';
import { CampaignChoiceSchema } from '../campaign-choice';

/** A confirmed choice of a campaign: one press of Confirm, which the server tells from every other by its `attemptID`. */
export const PurchaseSchema = v.object({
  ...CampaignChoiceSchema.entries,
  attemptID,
});

export type Purchase = v.InferOutput<typeof PurchaseSchema>;

/** A purchase as the server stores it; a finished one stays until the next begins. */
const StoredPurchaseSchema = v.object({
  ...PurchaseSchema.entries,
  isFinished: v.optional(v.boolean(), false),
});

export type StoredPurchase = v.InferOutput<typeof StoredPurchaseSchema>;

export function purchaseOf({ planID, noOfBikes, attemptID }: StoredPurchase): Purchase {
  return { planID, noOfBikes, attemptID };
}

/** Parses a stored purchase; `undefined` for any other text. */
export function parsePurchase(text: string): StoredPurchase | undefined {
  try {
    const { success, output } = v.safeParse(StoredPurchaseSchema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** Whether two purchases are of the same campaign. */
export function isSameChoice(
  one: Pick<Purchase, 'planID' | 'noOfBikes'>,
  other: Pick<Purchase, 'planID' | 'noOfBikes'>,
): boolean {
  return one.planID === other.planID && one.noOfBikes === other.noOfBikes;
}

/** The state of the stored purchase when this window asked its user to confirm. */
export interface SeenPurchase {
  /** `attemptID` of the finished purchase stored then; `undefined` without one. */
  readonly finished: string | undefined;
}

/**
 * Chooses which of two purchases goes on: the stored one, unless it is finished and the user knew of it. A user who
 * confirms in one window what another window has just bought has not decided twice.
 * @param seen `undefined` when the window had not read the stored purchase
 */
export function choosePurchase(
  stored: StoredPurchase | undefined,
  purchase: Purchase,
  seen: SeenPurchase | undefined,
): StoredPurchase {
  const isPast = stored?.isFinished === true && (!seen || seen.finished === stored.attemptID);
  return stored && !isPast ? stored : { ...purchase, isFinished: false };
}
