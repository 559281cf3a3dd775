import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

/**
 * A campaign. Amounts are in rand. Dates stay unparsed: the campaign summary shows 'N/A' or 'Error' for dates that are
 * missing or cannot be read.
 */
export const CampaignSchema = v.object({
  id: v.string(),
  name: v.optional(v.string(), ''),
  noOfBikes: v.number(),
  pricePerBike: v.optional(v.number()),
  totalMonthlyCost: v.optional(v.number()),
  area: v.optional(v.string(), ''),
  status: v.string(),
  startDate: v.optional(v.unknown()),
  endDate: v.optional(v.unknown()),
  /** The day that the buyer has asked for, such as `2026-12-01`; without it, as soon as it is approved. */
  requestedStart: v.optional(v.unknown()),
  term: v.optional(v.string(), ''),
  activationFee: v.optional(v.number(), 0),
  monthlyFee: v.optional(v.number(), 0),
  startedBy: v.optional(v.string(), ''),
});

export type Campaign = v.InferOutput<typeof CampaignSchema>;

export const campaigns = collection(
  'Organizations/{orgID}/AdvertisingCampaigns/{campaignID}',
  CampaignSchema,
  {
    mostInQuery: 200,
  },
);

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
