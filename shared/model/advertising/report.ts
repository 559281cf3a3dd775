import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

/**
 * One month of a campaign. Distance in kilometres, time in hours. `monthYear` is the month as text (`December2025`),
 * `monthYearInt` is year * 100 + month.
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

/** What one bike did in a month. Distance in kilometres, time in hours. */
export const BikeLineSchema = v.object({
  id: v.string(),
  regNo: v.string(),
  status: v.string(),
  totalDistance: v.number(),
  totalTime: v.number(),
  estImpressions: v.number(),
});

/** A bike that stood still. `totalTime` is what it did drive, in hours; the discount is in rand. */
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

export const reports = collection(
  'Organizations/{orgID}/AdvertisingCampaigns/{campaignID}/Reports/{reportID}',
  ReportSchema,
  { mostInQuery: 200 },
);

export const bikeLines = collection(
  'Organizations/{orgID}/AdvertisingCampaigns/{campaignID}/Reports/{reportID}/Bikes/{bikeID}',
  BikeLineSchema,
  { mostInQuery: 200 },
);

export const downtimeLines = collection(
  'Organizations/{orgID}/AdvertisingCampaigns/{campaignID}/Reports/{reportID}/BikeDowntime/{downtimeID}',
  DowntimeLineSchema,
  { mostInQuery: 200 },
);

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The month of a report in words: `December 2025`. The month may be stored as its number or its name. */
export function reportMonth({ month, year }: Pick<Report, 'month' | 'year'>): string {
  return `${MONTHS[Number(month) - 1] ?? month} ${year}`;
}
