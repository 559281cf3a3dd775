import { formatNumber, type Report } from '@fleetfoot/shared/domain';
import { Card, DetailList } from '@fleetfoot/shared/ui';

export function ReportTotals({ report }: { report: Report }) {
  return (
    <Card title="Totals">
      <DetailList
        items={[
          { label: 'Total distance', value: `${formatNumber(report.totalDistance)} KM` },
          { label: 'Total time', value: `${formatNumber(report.totalTime)} hours` },
          { label: 'Estimated impressions', value: formatNumber(report.estImpressions) },
        ]}
      />
    </Card>
  );
}
