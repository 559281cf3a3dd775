import { formatNumber } from '@fleetfoot/shared/domain';
import type { BikeLine } from '@fleetfoot/shared/model';
import { DataTable, EmptyState } from '@fleetfoot/shared/ui';
import { longestTimeFirst } from '../bike-order';

export function BikeTable({ bikes }: { bikes: readonly BikeLine[] }) {
  if (bikes.length === 0) return <EmptyState title="No bikes rode for this campaign this month" />;
  return (
    <DataTable
      caption="Bikes of this month"
      columns={[
        { key: 'regNo', header: 'Registration number', render: ({ regNo }) => regNo },
        { key: 'status', header: 'Status', render: ({ status }) => status },
        {
          key: 'distance',
          header: 'Distance (KM)',
          align: 'end',
          render: ({ totalDistance }) => formatNumber(totalDistance),
        },
        {
          key: 'time',
          header: 'Time (hours)',
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
      rows={longestTimeFirst(bikes)}
      rowKey={({ id }) => id}
    />
  );
}
