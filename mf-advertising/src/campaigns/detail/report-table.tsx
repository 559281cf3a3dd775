import { formatNumber } from '@fleetfoot/shared/domain';
import { type Report, reportMonth } from '@fleetfoot/shared/model';
import { DataTable, EmptyState } from '@fleetfoot/shared/ui';
import { pathOfReport } from '../report-path';

interface ReportTableProps {
  readonly campaignID: string;
  readonly reports: readonly Report[];
}

export function ReportTable({ campaignID, reports }: ReportTableProps) {
  if (reports.length === 0) {
    return (
      <EmptyState title="No reports yet">A report appears here after each month of the campaign.</EmptyState>
    );
  }
  return (
    <DataTable
      caption="Monthly reports"
      columns={[
        { key: 'month', header: 'Month', render: (report) => reportMonth(report) },
        {
          key: 'distance',
          header: 'Total distance (KM)',
          align: 'end',
          render: ({ totalDistance }) => formatNumber(totalDistance),
        },
        {
          key: 'time',
          header: 'Total time (hours)',
          align: 'end',
          render: ({ totalTime }) => formatNumber(totalTime),
        },
        {
          key: 'impressions',
          header: 'Estimated impressions',
          align: 'end',
          render: ({ estImpressions }) => formatNumber(estImpressions),
        },
      ]}
      rows={reports}
      rowKey={({ id }) => id}
      rowHref={(report) => pathOfReport(campaignID, report)}
    />
  );
}
