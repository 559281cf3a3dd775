import * as v from 'valibot';
import { CampaignChoiceSchema } from '../campaign-choice';

/** A decision to create a campaign: one press of Confirm, which the server tells from every other by its id. */
export const PurchaseSchema = v.object({
  ...CampaignChoiceSchema.entries,
  attemptID: v.pipe(v.string(), v.uuid()),
});

export type Purchase = v.InferOutput<typeof PurchaseSchema>;

/** The purchase of a kept text, or `undefined` when nothing can be made of it. */
export function readPurchase(text: string): Purchase | undefined {
  try {
    const { success, output } = v.safeParse(PurchaseSchema, JSON.parse(text));
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
