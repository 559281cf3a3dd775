import { type Live, useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { type Campaign, campaignName } from '@fleetfoot/shared/model/advertising/campaign';
import type { Report } from '@fleetfoot/shared/model/advertising/report';
import { useMemo } from 'react';
import { campaignQuery } from '../data';
import { bikesQuery, downtimeQuery, reportNumberQuery, reportOfMonthQuery } from '../report-data';
import { longestTimeFirst } from './bike-order';
import { downtimeReport } from './downtime/downtime';
import type { ReportContent } from './report-csv';

/**
 * The month a number of months before or after another.
 * @param monthYearInt as stored in a report: year × 100 + month
 * @param by -1 for the month before
 */
export function monthAway(monthYearInt: number, by: number): number {
  const months = Math.floor(monthYearInt / 100) * 12 + (monthYearInt % 100) - 1 + by;
  return Math.floor(months / 12) * 100 + (months % 12) + 1;
}

/** Ids of a report that does not exist, read while the report is unknown. */
const UNKNOWN = { id: 'none', monthYearInt: 0 };

function dataOf<T>(live: Live<T>): T | undefined {
  return live.status === 'ready' ? live.data : undefined;
}

function firstOf(live: Live<readonly Report[]>): Report | undefined {
  return dataOf(live)?.[0];
}

/** A monthly report with its bikes, its downtime, its campaign and its neighbouring months, live. */
export function useMonthReport(orgID: string, campaignID: string, monthYear: string) {
  const result = useLiveCollection(reportOfMonthQuery(orgID, campaignID, monthYear));
  const report = firstOf(result);
  const { id, monthYearInt } = report ?? UNKNOWN;
  const number = (by: number) => reportNumberQuery(orgID, campaignID, monthAway(monthYearInt, by));
  const before = firstOf(useLiveCollection(number(-1)));
  const after = firstOf(useLiveCollection(number(1)));
  const bikes = useLiveCollection(bikesQuery(orgID, campaignID, id));
  const downtime = useLiveCollection(downtimeQuery(orgID, campaignID, id));
  const campaign: Campaign | undefined = dataOf(useLiveDocument(campaignQuery(orgID, campaignID)));
  const [bikeLines, downtimeLines] = [dataOf(bikes), dataOf(downtime)];
  const content = useMemo((): ReportContent | undefined => {
    if (!report || !bikeLines || !downtimeLines) return undefined;
    return {
      campaign: campaign ? campaignName(campaign) : '',
      report,
      bikes: longestTimeFirst(bikeLines),
      downtime: downtimeReport(downtimeLines),
    };
  }, [campaign, report, bikeLines, downtimeLines]);
  return { result, report, before, after, bikes, downtime, campaign, content };
}
