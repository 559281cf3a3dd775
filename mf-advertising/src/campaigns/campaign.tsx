import type { Campaign } from '@fleetfoot/shared/model';
import { Badge } from '@fleetfoot/shared/ui';

/** The display name of a campaign; a campaign created online has its plan's term and no name. */
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

const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;

/** The date of a campaign, stored as a date or as ISO 8601 text; `undefined` when it cannot be read. */
export function readCampaignDate(value: unknown): Date | undefined {
  const date = typeof value === 'string' && ISO_DATE.test(value) ? new Date(value) : value;
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date : undefined;
}

export function CampaignStatus({ status }: { status: string }) {
  return <Badge tone={status === 'Active' ? 'success' : 'danger'}>{status}</Badge>;
}
