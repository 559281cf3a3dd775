import { formatNumber } from '@fleetfoot/shared/domain';
import { type Report, reportMonth } from '@fleetfoot/shared/model/advertising/report';
import { DataTable, EmptyState } from '@fleetfoot/shared/ui';
import { CAMPAIGN_DETAIL } from '../../texts/campaign-detail';
import { pathOfReport } from '../report-path';

interface ReportTableProps {
  readonly campaignID: string;
  readonly reports: readonly Report[];
}

export function ReportTable({ campaignID, reports }: ReportTableProps) {
  if (reports.length === 0) {
    return <EmptyState title={CAMPAIGN_DETAIL.reports.none}>{CAMPAIGN_DETAIL.reports.noneText}</EmptyState>;
  }
  return (
    <DataTable
      caption={CAMPAIGN_DETAIL.reports.caption}
      columns={[
        { key: 'month', header: CAMPAIGN_DETAIL.reports.month, render: (report) => reportMonth(report) },
        {
          key: 'distance',
          header: CAMPAIGN_DETAIL.reports.distance,
          align: 'end',
          render: ({ totalDistance }) => formatNumber(totalDistance),
        },
        {
          key: 'time',
          header: CAMPAIGN_DETAIL.reports.time,
          align: 'end',
          render: ({ totalTime }) => formatNumber(totalTime),
        },
        {
          key: 'impressions',
          header: CAMPAIGN_DETAIL.reports.impressions,
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
