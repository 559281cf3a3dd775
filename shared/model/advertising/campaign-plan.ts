/** A way to pay for a campaign. Fees are in rand, for one bike. */
export interface CampaignPlan {
  readonly id: string;
  readonly name: string;
  /** Beside its name. */
  readonly label?: string;
  /** How long the total reckons with. */
  readonly term: string;
  /** Once, at the start. */
  readonly activationFee: number;
  readonly monthlyFee: number;
}

const TERM_MONTHS = 12;
const TERM = `${TERM_MONTHS} months`;

export const CAMPAIGN_PLANS = [
  { id: 'year-with-activation', name: '12 Months', term: TERM, activationFee: 1200, monthlyFee: 500 },
  { id: 'year-without-activation', name: '12 Months', term: TERM, activationFee: 0, monthlyFee: 750 },
  {
    id: 'month-to-month',
    name: 'Month-to-Month',
    label: TERM,
    term: TERM,
    activationFee: 1200,
    monthlyFee: 750,
  },
] as const satisfies readonly CampaignPlan[];

/** How many bikes a campaign may have. */
export const CAMPAIGN_BIKES = { min: 1, max: 24 } as const;

/** What one bike does for a campaign in a month. */
export const BIKE_PER_MONTH = { kilometres: 1750, impressions: 275_000 } as const;

/** What people call the purchase of a campaign: `Month-to-Month, 8 bikes`. */
export function purchaseLabel(terms: { readonly planID: string; readonly noOfBikes: number }): string {
  const plan = CAMPAIGN_PLANS.find(({ id }) => id === terms.planID);
  const bikes = terms.noOfBikes === 1 ? '1 bike' : `${terms.noOfBikes} bikes`;
  return `${plan?.name ?? terms.planID}, ${bikes}`;
}

/** The cost of a campaign in rand. */
export interface CampaignCost {
  readonly totalActivation: number;
  readonly monthlyCost: number;
  /** Activation and twelve months. */
  readonly totalCost: number;
}

/** What a plan costs for a number of bikes. */
export function campaignCost(plan: CampaignPlan, bikes: number): CampaignCost {
  const totalActivation = plan.activationFee * bikes;
  const monthlyCost = plan.monthlyFee * bikes;
  return { totalActivation, monthlyCost, totalCost: totalActivation + TERM_MONTHS * monthlyCost };
}
