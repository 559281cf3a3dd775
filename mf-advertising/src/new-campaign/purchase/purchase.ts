import * as v from 'valibot';
import { CampaignChoiceSchema } from '../campaign-choice';

/** A decision to create a campaign: one press of Confirm, which the server tells from every other by its id. */
export const PurchaseSchema = v.object({
  ...CampaignChoiceSchema.entries,
  attemptID: v.pipe(v.string(), v.uuid()),
});

export type Purchase = v.InferOutput<typeof PurchaseSchema>;

/** A purchase as the server keeps it; one that is finished stays until the next begins. */
const KeptPurchaseSchema = v.object({
  ...PurchaseSchema.entries,
  isFinished: v.optional(v.boolean(), false),
});

export type KeptPurchase = v.InferOutput<typeof KeptPurchaseSchema>;

export function purchaseOf({ planID, noOfBikes, attemptID }: KeptPurchase): Purchase {
  return { planID, noOfBikes, attemptID };
}

/** The purchase of a kept text, or `undefined` when nothing can be made of it. */
export function readPurchase(text: string): KeptPurchase | undefined {
  try {
    const { success, output } = v.safeParse(KeptPurchaseSchema, JSON.parse(text));
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
