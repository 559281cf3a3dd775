import { type CollectionQuery, type DocumentQuery, parseWith } from '@fleetfoot/shared/firebase';
import { type CampaignCharge, campaignCharges } from '@fleetfoot/shared/model/advertising/campaign-charge';
import {
  type BikeLine,
  bikeLines,
  type DowntimeLine,
  downtimeLines,
  type Report,
  reports,
} from '@fleetfoot/shared/model/advertising/report';

const parseCharge = parseWith(campaignCharges.schema);
const parseReport = parseWith(reports.schema);
const parseBike = parseWith(bikeLines.schema);
const parseDowntime = parseWith(downtimeLines.schema);

/** The monthly reports of the last ten years, newest first. */
export function reportsQuery(orgID: string, campaignID: string): CollectionQuery<Report> {
  return {
    path: reports.path(orgID, campaignID),
    orderBy: ['monthYearInt', 'desc'],
    limit: 120,
    parse: parseReport,
  };
}

/** The one report of a month, named by its text (`December2025`). */
export function reportOfMonthQuery(
  orgID: string,
  campaignID: string,
  monthYear: string,
): CollectionQuery<Report> {
  return {
    path: reports.path(orgID, campaignID),
    where: [['monthYear', monthYear]],
    limit: 1,
    parse: parseReport,
  };
}

/** The report of a month, named by its number (`202512`). */
export function reportNumberQuery(
  orgID: string,
  campaignID: string,
  monthYearInt: number,
): CollectionQuery<Report> {
  return {
    path: reports.path(orgID, campaignID),
    where: [['monthYearInt', monthYearInt]],
    limit: 1,
    parse: parseReport,
  };
}

export function bikesQuery(orgID: string, campaignID: string, reportID: string): CollectionQuery<BikeLine> {
  return {
    path: bikeLines.path(orgID, campaignID, reportID),
    limit: bikeLines.mostInQuery,
    parse: parseBike,
  };
}

export function downtimeQuery(
  orgID: string,
  campaignID: string,
  reportID: string,
): CollectionQuery<DowntimeLine> {
  return {
    path: downtimeLines.path(orgID, campaignID, reportID),
    limit: downtimeLines.mostInQuery,
    parse: parseDowntime,
  };
}

/** What a month of a campaign is charged for. */
export function monthChargeQuery(orgID: string, chargeID: string): DocumentQuery<CampaignCharge> {
  return { path: campaignCharges.document(orgID, chargeID), parse: parseCharge };
}
