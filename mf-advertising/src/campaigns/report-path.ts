import type { Report } from '@fleetfoot/shared/model/advertising/report';

/** Where the report of a month is. */
export function pathOfReport(campaignID: string, { monthYear }: Pick<Report, 'monthYear'>): string {
  return `/advertising/${encodeURIComponent(campaignID)}/${encodeURIComponent(monthYear)}`;
}
