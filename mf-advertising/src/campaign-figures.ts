import type { Campaign } from '@fleetfoot/shared/domain';

/** What to call a campaign; one created online has its plan's term and no name. */
export function campaignName({ name, term }: Campaign): string {
  if (name !== '') return name;
  return term === '' ? 'Unnamed campaign' : `${term} campaign`;
}

/** Rand per bike per month; a campaign created online states it as its plan's monthly fee. */
export function pricePerBike(campaign: Campaign): number | undefined {
  return campaign.pricePerBike ?? (campaign.monthlyFee > 0 ? campaign.monthlyFee : undefined);
}

/** Rand per month for all bikes together. */
export function totalPricePerMonth(campaign: Campaign): number | undefined {
  const price = pricePerBike(campaign);
  return campaign.totalMonthlyCost ?? (price === undefined ? undefined : price * campaign.noOfBikes);
}
