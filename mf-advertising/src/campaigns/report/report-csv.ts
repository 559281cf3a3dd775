import { type CsvFormat, csvAmount, csvFile, csvNumber, csvText } from '@fleetfoot/shared/csv';
import type { BikeLine, Report } from '@fleetfoot/shared/model/advertising/report';
import { REPORT } from '../../texts/report';
import type { DowntimeReport } from './downtime/downtime';

/** The content of a monthly report: the same on screen, on paper and as CSV. */
export interface ReportContent {
  readonly campaign: string;
  readonly report: Report;
  /** Sorted by time on the road, longest first. */
  readonly bikes: readonly BikeLine[];
  readonly downtime: DowntimeReport;
}

/** A monthly report as a file for a spreadsheet: its bikes, its downtime, and the totals of both. */
export function reportCsv({ report, bikes, downtime }: ReportContent, format: CsvFormat): string {
  const number = (value: number) => csvNumber(value, format);
  const rand = (value: number) => csvAmount(Math.round(value * 100), format);
  return csvFile(
    [
      Object.values(REPORT.csv.columns).map(csvText),
      ...bikes.map(({ regNo, status, totalDistance, totalTime, estImpressions }) => [
        REPORT.csv.bike,
        csvText(regNo),
        csvText(status),
        number(totalDistance),
        number(totalTime),
        number(estImpressions),
        '',
        '',
      ]),
      [
        REPORT.csv.total,
        '',
        '',
        number(report.totalDistance),
        number(report.totalTime),
        number(report.estImpressions),
        '',
        '',
      ],
      ...downtime.lines.map(({ regNo, reason, totalTime, hours, discount }) => [
        REPORT.csv.downtime,
        csvText(regNo),
        csvText(reason),
        '',
        number(totalTime),
        '',
        number(hours),
        rand(discount),
      ]),
      [REPORT.csv.totalDowntime, '', '', '', '', '', number(downtime.hours), rand(downtime.discount)],
    ],
    format,
  );
}

/** Name of the file: `campaign-kota-summer-2026-10.csv`. */
export function reportFileName({ campaign, report }: Pick<ReportContent, 'campaign' | 'report'>): string {
  const name = campaign
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
  const month = `${Math.floor(report.monthYearInt / 100)}-${String(report.monthYearInt % 100).padStart(2, '0')}`;
  return `${['campaign', name, month].filter((part) => part !== '').join('-')}.csv`;
}
