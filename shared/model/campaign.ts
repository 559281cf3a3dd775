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
