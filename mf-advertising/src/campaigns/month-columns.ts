import type { Column } from '@fleetfoot/shared/charts';
import { type Report, reportMonth } from '@fleetfoot/shared/domain';
import { type Metric, withUnit } from '../metric';

/** As many months as fit beside each other on a phone. */
const MOST_MONTHS = 12;

function isNewYear(shown: readonly Report[], index: number): boolean {
  const report = shown[index];
  return report !== undefined && String(report.year) !== String(shown[index - 1]?.year);
}

/**
 * The newest reports as columns, the oldest first. A year is written where it begins, unless the next begins right beside
 * it.
 */
export function monthColumns(reports: readonly Report[], metric: Metric): readonly Column[] {
  const shown = reports.toSorted((a, b) => a.monthYearInt - b.monthYearInt).slice(-MOST_MONTHS);
  return shown.map((report, index) => {
    const year = String(report.year);
    const isFirst = isNewYear(shown, index) && !(index === 0 && isNewYear(shown, 1));
    const value = report[metric.key];
    const month = reportMonth(report);
    return {
      key: report.id,
      label: [month.slice(0, 3), isFirst ? year : ''],
      value,
      words: `${month}: ${withUnit(value, metric)}`,
    };
  });
}

/** The columns in one sentence: the newest, the highest and the lowest. */
export function columnsInWords(columns: readonly Column[], { label }: Metric): string {
  const byValue = columns.toSorted((a, b) => a.value - b.value);
  const [lowest, highest, newest] = [byValue[0], byValue.at(-1), columns.at(-1)];
  if (!lowest || !highest || !newest) return `${label} by month`;
  return `${label} by month. Newest: ${newest.words}. Highest: ${highest.words}. Lowest: ${lowest.words}.`;
}
