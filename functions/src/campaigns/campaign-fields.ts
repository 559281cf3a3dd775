import { formatMonth, monthOf } from '@fleetfoot/shared/billing';
import { type CampaignPlan, campaignCost } from '@fleetfoot/shared/domain';

/** What a campaign is made of. */
export interface CampaignOrder {
  readonly plan: CampaignPlan;
  readonly noOfBikes: number;
  /** A user's id. */
  readonly startedBy: string;
}

/**
 * What is stored of a campaign that was ordered online, all of it reckoned here; amounts are in rand. It is reviewed
 * first: where it runs and until when is settled then.
 * @param now names it by its month: two of one plan can be told apart
 */
export function campaignFields({ plan, noOfBikes, startedBy }: CampaignOrder, now: Date) {
  const { name: term, activationFee, monthlyFee } = plan;
  return {
    name: `${term} from ${formatMonth(monthOf(now))}`,
    noOfBikes,
    pricePerBike: monthlyFee,
    totalMonthlyCost: campaignCost(plan, noOfBikes).monthlyCost,
    status: 'Review',
    term,
    activationFee,
    monthlyFee,
    startedBy,
  };
}
