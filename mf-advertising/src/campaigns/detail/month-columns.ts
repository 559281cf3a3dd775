import { type Report, reportMonth } from '@fleetfoot/shared/model/advertising/report';
import type { Column } from '../../charts/column-chart';
import { CAMPAIGN_DETAIL } from '../../texts/campaign-detail';
import { type Metric, withUnit } from '../metric';
import { pathOfReport } from '../report-path';

/** The number of columns that fit on a phone. */
const MAX_MONTHS = 12;

function isNewYear(shown: readonly Report[], index: number): boolean {
  const report = shown[index];
  return report !== undefined && String(report.year) !== String(shown[index - 1]?.year);
}

/**
 * The newest reports as columns, the oldest first, each leading to its report. A year is labelled at its first month, unless the next year begins
 * in the column beside it.
 */
export function monthColumns(
  campaignID: string,
  reports: readonly Report[],
  metric: Metric,
): readonly Column[] {
  const shown = reports.toSorted((a, b) => a.monthYearInt - b.monthYearInt).slice(-MAX_MONTHS);
  return shown.map((report, index) => {
    const year = String(report.year);
    const isFirst = isNewYear(shown, index) && !(index === 0 && isNewYear(shown, 1));
    const value = report[metric.key];
    const month = reportMonth(report);
    return {
      key: report.id,
      label: [month.slice(0, 3), isFirst ? year : ''],
      value,
      words: CAMPAIGN_DETAIL.chart.column(month, withUnit(value, metric)),
      href: pathOfReport(campaignID, report),
    };
  });
}

/** Describes the columns in one sentence: the newest, the highest and the lowest. */
export function describeColumns(columns: readonly Column[], { label }: Metric): string {
  const byValue = columns.toSorted((a, b) => a.value - b.value);
  const [lowest, highest, newest] = [byValue[0], byValue.at(-1), columns.at(-1)];
  if (!lowest || !highest || !newest) return CAMPAIGN_DETAIL.chart.empty(label);
  return CAMPAIGN_DETAIL.chart.label(label, newest.words, highest.words, lowest.words);
}
