import { formatNumber } from '@fleetfoot/shared/domain';
import { type Report, reportMonth } from '@fleetfoot/shared/model/advertising/report';
import { DataTable, Section } from '@fleetfoot/shared/ui';
import { REPORT } from '../../texts/report';
import { type Figures, METRICS, type Metric, withUnit } from '../metric';

/** A figure of a month beside the same figure of the month before. */
export interface Comparison {
  readonly metric: Metric;
  readonly now: string;
  readonly before: string;
  /** With its sign, and in per cent where there was something before: `+120 KM (+1,2 %)`. */
  readonly change: string;
}

function signed(value: number, text: (size: number) => string): string {
  if (value === 0) return text(0);
  return `${value > 0 ? '+' : '−'}${text(Math.abs(value))}`;
}

/** The differences between two months, computed from the rounded figures that are shown. */
export function compare(now: Figures, before: Figures): readonly Comparison[] {
  return METRICS.map((metric) => {
    const [present, past] = [now[metric.key], before[metric.key]];
    const difference = (Math.round(present * 100) - Math.round(past * 100)) / 100;
    const percent = past === 0 ? undefined : Math.round((difference / past) * 1000) / 10;
    const change = signed(difference, (size) => withUnit(size, metric));
    const share =
      percent !== undefined && signed(percent, (size) => REPORT.comparison.percent(formatNumber(size)));
    return {
      metric,
      now: withUnit(present, metric),
      before: withUnit(past, metric),
      change: share ? REPORT.comparison.withPercent(change, share) : change,
    };
  });
}

interface ComparisonTableProps {
  readonly report: Report;
  readonly before: Report;
}

/** A month beside the month before it. */
export function ComparisonTable({ report, before }: ComparisonTableProps) {
  return (
    <Section title={REPORT.comparison.title(reportMonth(before))}>
      <DataTable
        caption={REPORT.comparison.caption(reportMonth(report), reportMonth(before))}
        columns={[
          { key: 'metric', header: REPORT.comparison.figure, render: ({ metric }) => metric.label },
          { key: 'before', header: reportMonth(before), align: 'end', render: (row) => row.before },
          { key: 'now', header: reportMonth(report), align: 'end', render: ({ now }) => now },
          { key: 'change', header: REPORT.comparison.change, align: 'end', render: ({ change }) => change },
        ]}
        rows={compare(report, before)}
        rowKey={({ metric }) => metric.key}
      />
    </Section>
  );
}
