import { formatNumber, formatRand } from '@fleetfoot/shared/domain';
import { DataTable, EmptyState } from '@fleetfoot/shared/ui';
import type { Downtime } from './downtime';

export function DowntimeTable({ lines }: { lines: readonly Downtime[] }) {
  if (lines.length === 0) return <EmptyState title="No downtime this month" />;
  return (
    <DataTable
      caption="Downtime of this month"
      columns={[
        { key: 'regNo', header: 'Registration number', render: ({ regNo }) => regNo },
        { key: 'reason', header: 'Reason', render: ({ reason }) => reason },
        {
          key: 'time',
          header: 'Time (hours)',
          align: 'end',
          render: ({ totalTime }) => formatNumber(totalTime),
        },
        {
          key: 'hours',
          header: 'Downtime (hours)',
          align: 'end',
          render: ({ hours }) => formatNumber(hours),
        },
        {
          key: 'rate',
          header: 'Per hour',
          align: 'end',
          render: ({ rate }) => (rate === undefined ? '–' : formatRand(rate)),
        },
        {
          key: 'discount',
          header: 'Discount',
          align: 'end',
          render: ({ discount }) => formatRand(discount),
        },
      ]}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}
