import { type DowntimeLine, formatNumber, formatRand } from '@fleetfoot/shared/domain';
import { DataTable, EmptyState } from '@fleetfoot/shared/ui';
import { longestTimeFirst } from './bike-order';
import { downtimeHours } from './downtime-hours';

export function DowntimeTable({ lines }: { lines: readonly DowntimeLine[] }) {
  if (lines.length === 0) return <EmptyState title="No downtime this month" />;
  return (
    <DataTable
      caption="Downtime of this month"
      columns={[
        { key: 'regNo', header: 'Registration number', render: ({ regNo }) => regNo },
        { key: 'reason', header: 'Reason', render: ({ reason }) => reason },
        {
          key: 'hours',
          header: 'Downtime (hours)',
          align: 'end',
          render: ({ totalTime }) => formatNumber(downtimeHours(totalTime)),
        },
        {
          key: 'discount',
          header: 'Discount',
          align: 'end',
          render: ({ discountValue }) => formatRand(discountValue),
        },
      ]}
      rows={longestTimeFirst(lines)}
      rowKey={({ id }) => id}
    />
  );
}
