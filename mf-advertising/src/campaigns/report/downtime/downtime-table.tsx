import { formatNumber, formatRand } from '@fleetfoot/shared/domain';
import { DataTable, EmptyState } from '@fleetfoot/shared/ui';
import { REPORT } from '../../../texts/report';
import type { Downtime } from './downtime';

export function DowntimeTable({ lines }: { lines: readonly Downtime[] }) {
  if (lines.length === 0) return <EmptyState title={REPORT.downtime.none} />;
  return (
    <DataTable
      caption={REPORT.downtime.caption}
      columns={[
        { isData: true, key: 'regNo', header: REPORT.downtime.registration, render: ({ regNo }) => regNo },
        { key: 'reason', header: REPORT.downtime.reason, render: ({ reason }) => reason },
        {
          key: 'time',
          header: REPORT.downtime.time,
          align: 'end',
          render: ({ totalTime }) => formatNumber(totalTime),
        },
        {
          key: 'hours',
          header: REPORT.downtime.hours,
          align: 'end',
          render: ({ hours }) => formatNumber(hours),
        },
        {
          key: 'rate',
          header: REPORT.downtime.rate,
          align: 'end',
          render: ({ rate }) => (rate === undefined ? '–' : formatRand(rate)),
        },
        {
          key: 'discount',
          header: REPORT.downtime.discount,
          align: 'end',
          render: ({ discount }) => formatRand(discount),
        },
      ]}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}
