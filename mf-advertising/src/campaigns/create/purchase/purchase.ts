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

type KeptPurchase = v.InferOutput<typeof StoredPurchaseSchema>;

export type StoredPurchase = KeptPurchase & {
  /** By the server's clock; `undefined` for one that is not stored yet. */
  readonly storedAt?: Date | undefined;
};

export function purchaseOf({ isFinished: _, storedAt: __, ...purchase }: StoredPurchase): Purchase {
  return purchase;
}

/** Parses a stored purchase; `undefined` for any other text. */
export function parsePurchase(text: string): KeptPurchase | undefined {
  try {
    const { success, output } = v.safeParse(StoredPurchaseSchema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** Whether two purchases are of the same campaign: by what it costs, whatever it is called. */
export function isSameChoice(
  one: Pick<Purchase, 'planID' | 'noOfBikes'>,
  other: Pick<Purchase, 'planID' | 'noOfBikes'>,
): boolean {
  return one.planID === other.planID && one.noOfBikes === other.noOfBikes;
}

/** The state of the stored purchase when this window asked its user to confirm. */
export type SeenPurchase =
  | {
      /** `attemptID` of the finished purchase stored then; `undefined` without one. */
      readonly finished: string | undefined;
    }
  | {
      /** By the server's clock, in a window that had not read the stored purchase yet. */
      readonly askedAt: Date;
    };

/** How far a window may be wrong about the server's clock, in milliseconds. */
const CLOCK_TOLERANCE_MS = 5_000;

/** Whether a user who was asked to confirm could know of a finished purchase. */
function wasKnown({ attemptID: id, storedAt }: StoredPurchase, seen: SeenPurchase): boolean {
  if ('finished' in seen) return seen.finished === id;
  return storedAt !== undefined && storedAt.getTime() < seen.askedAt.getTime() - CLOCK_TOLERANCE_MS;
}

/**
 * Chooses which of two purchases goes on: the stored one, unless it is finished and the user knew of it. A user who
 * confirms in one window what another window has just bought has not decided twice.
 */
export function choosePurchase(
  stored: StoredPurchase | undefined,
  purchase: Purchase,
  seen: SeenPurchase,
): StoredPurchase {
  const isPast = stored?.isFinished === true && wasKnown(stored, seen);
  return stored && !isPast ? stored : { ...purchase, isFinished: false };
}
