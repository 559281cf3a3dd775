import type { Campaign, Report } from '@fleetfoot/shared/domain';
import { type Live, useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { useMemo } from 'react';
import { campaignQuery } from '../campaign.queries';
import { campaignName } from '../campaign-figures';
import { longestTimeFirst } from './bike-order';
import { downtimeReport } from './downtime';
import { monthAway } from './month-away';
import { bikesQuery, downtimeQuery, reportNumberQuery, reportOfMonthQuery } from './monthly-report.queries';
import type { ReportContent } from './report-content';

/** Stands for a report that is not known: there is none of this name, and no month of this number. */
const UNKNOWN = { id: 'none', monthYearInt: 0 };

function dataOf<T>(live: Live<T>): T | undefined {
  return live.status === 'ready' ? live.data : undefined;
}

function firstOf(live: Live<readonly Report[]>): Report | undefined {
  return dataOf(live)?.[0];
}

/** A monthly report with everything around it, live. */
export function useMonthReport(orgId: string, campaignId: string, monthYear: string) {
  const result = useLiveCollection(reportOfMonthQuery(orgId, campaignId, monthYear));
  const report = firstOf(result);
  const { id, monthYearInt } = report ?? UNKNOWN;
  const number = (by: number) => reportNumberQuery(orgId, campaignId, monthAway(monthYearInt, by));
  const before = firstOf(useLiveCollection(number(-1)));
  const after = firstOf(useLiveCollection(number(1)));
  const bikes = useLiveCollection(bikesQuery(orgId, campaignId, id));
  const downtime = useLiveCollection(downtimeQuery(orgId, campaignId, id));
  const campaign: Campaign | undefined = dataOf(useLiveDocument(campaignQuery(orgId, campaignId)));
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
