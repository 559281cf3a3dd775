import * as v from 'valibot';

/**
 * Organizations/{orgId}/AdvertisingCampaigns/{id}. Amounts are in rand. Dates stay unparsed: the campaign summary
 * shows 'N/A' or 'Error' for dates that are missing or cannot be read.
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

/**
 * Organizations/{orgId}/AdvertisingCampaigns/{id}/Reports/{id}: one month of a campaign. Distance in kilometres,
 * time in hours. `monthYear` is the month as text (`December2025`), `monthYearInt` is year * 100 + month.
 */
export const ReportSchema = v.object({
  id: v.string(),
  monthYear: v.string(),
  monthYearInt: v.number(),
  month: v.union([v.number(), v.string()]),
  year: v.union([v.number(), v.string()]),
  totalDistance: v.number(),
  totalTime: v.number(),
  estImpressions: v.number(),
});

/** Reports/{id}/Bikes/{id}. Distance in kilometres, time in hours. */
export const BikeLineSchema = v.object({
  id: v.string(),
  regNo: v.string(),
  status: v.string(),
  totalDistance: v.number(),
  totalTime: v.number(),
  estImpressions: v.number(),
});

/** Reports/{id}/BikeDowntime/{id}. `totalTime` is what the bike did drive, in hours; the discount is in rand. */
export const DowntimeLineSchema = v.object({
  id: v.string(),
  regNo: v.string(),
  reason: v.string(),
  totalTime: v.number(),
  discountValue: v.number(),
});

export type Report = v.InferOutput<typeof ReportSchema>;
export type BikeLine = v.InferOutput<typeof BikeLineSchema>;
export type DowntimeLine = v.InferOutput<typeof DowntimeLineSchema>;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The month of a report in words: `December 2025`. The month may be stored as its number or its name. */
export function reportMonth({ month, year }: Pick<Report, 'month' | 'year'>): string {
  return `${MONTHS[Number(month) - 1] ?? month} ${year}`;
}
