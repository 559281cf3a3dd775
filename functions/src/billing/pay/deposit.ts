import {
  CAMPAIGN_PLANS,
  type CampaignPlan,
  campaignCost,
  purchaseLabel,
} from '@fleetfoot/shared/model/advertising/campaign-plan';

export type PlanID = (typeof CAMPAIGN_PLANS)[number]['id'];

/** What a deposit is for. */
export interface DepositTerms {
  readonly planID: PlanID;
  readonly noOfBikes: number;
}

export interface Deposit {
  /** The whole activation fee, in rand. */
  readonly totalActivation: number;
  /** The half of it that is charged, in cents. */
  readonly amount: number;
  /** As it reads on a statement. */
  readonly description: string;
}

const CENTS = 100;

/** @throws Error for a plan that is offered no more */
export function planOf({ planID }: { readonly planID: string }): CampaignPlan {
  const plan = CAMPAIGN_PLANS.find(({ id }) => id === planID);
  if (!plan) throw new Error(`There is no plan ${planID}.`);
  return plan;
}

/** The deposit of a campaign. */
export function depositOf(terms: DepositTerms): Deposit {
  const plan = planOf(terms);
  const { totalActivation } = campaignCost(plan, terms.noOfBikes);
  return {
    totalActivation,
    amount: (totalActivation * CENTS) / 2,
    description: `Campaign deposit: ${purchaseLabel(terms)}`,
  };
}
