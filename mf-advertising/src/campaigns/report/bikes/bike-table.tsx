import { formatNumber } from '@fleetfoot/shared/domain';
import type { BikeLine } from '@fleetfoot/shared/model/advertising/report';
import { DataTable, EmptyState } from '@fleetfoot/shared/ui';
import { REPORT } from '../../../texts/report';
import { longestTimeFirst } from '../bike-order';

export function BikeTable({ bikes }: { bikes: readonly BikeLine[] }) {
  if (bikes.length === 0) return <EmptyState title={REPORT.bikes.none} />;
  return (
    <DataTable
      caption={REPORT.bikes.caption}
      columns={[
        { isData: true, key: 'regNo', header: REPORT.bikes.registration, render: ({ regNo }) => regNo },
        { key: 'status', header: REPORT.bikes.status, render: ({ status }) => status },
        {
          key: 'distance',
          header: REPORT.bikes.distance,
          align: 'end',
          render: ({ totalDistance }) => formatNumber(totalDistance),
        },
        {
          key: 'time',
          header: REPORT.bikes.time,
          align: 'end',
          render: ({ totalTime }) => formatNumber(totalTime),
        },
        {
          key: 'impressions',
          header: REPORT.bikes.impressions,
          align: 'end',
          render: ({ estImpressions }) => formatNumber(estImpressions),
        },
      ]}
      rows={longestTimeFirst(bikes)}
      rowKey={({ id }) => id}
    />
  );
}
