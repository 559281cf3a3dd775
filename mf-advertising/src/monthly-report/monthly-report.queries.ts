import {
  type BikeLine,
  BikeLineSchema,
  type DowntimeLine,
  DowntimeLineSchema,
  type Report,
  ReportSchema,
} from '@fleetfoot/shared/domain';
import { type CollectionQuery, parseWith } from '@fleetfoot/shared/firebase';
import { campaignsPath } from '../campaign.queries';

const parseReport = parseWith(ReportSchema);
const parseBike = parseWith(BikeLineSchema);
const parseDowntime = parseWith(DowntimeLineSchema);

function reportsPath(orgId: string, campaignId: string): string {
  return `${campaignsPath(orgId)}/${campaignId}/Reports`;
}

/** The one report of a month, named by its text (`December2025`). */
export function reportOfMonthQuery(
  orgId: string,
  campaignId: string,
  monthYear: string,
): CollectionQuery<Report> {
  return {
    path: reportsPath(orgId, campaignId),
    where: [['monthYear', monthYear]],
    limit: 1,
    parse: parseReport,
  };
}

/** The report of a month, named by its number: year times a hundred and month. */
export function reportNumberQuery(
  orgId: string,
  campaignId: string,
  monthYearInt: number,
): CollectionQuery<Report> {
  return {
    path: reportsPath(orgId, campaignId),
    where: [['monthYearInt', monthYearInt]],
    limit: 1,
    parse: parseReport,
  };
}

export function bikesQuery(orgId: string, campaignId: string, reportId: string): CollectionQuery<BikeLine> {
  return { path: `${reportsPath(orgId, campaignId)}/${reportId}/Bikes`, limit: 200, parse: parseBike };
}

export function downtimeQuery(
  orgId: string,
  campaignId: string,
  reportId: string,
): CollectionQuery<DowntimeLine> {
  return {
    path: `${reportsPath(orgId, campaignId)}/${reportId}/BikeDowntime`,
    limit: 200,
    parse: parseDowntime,
  };
}
