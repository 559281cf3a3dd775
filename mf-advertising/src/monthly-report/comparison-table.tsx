import { type Report, reportMonth } from '@fleetfoot/shared/domain';
import { DataTable, Section } from '@fleetfoot/shared/ui';
import { compare } from './comparison';

interface ComparisonTableProps {
  readonly report: Report;
  readonly before: Report;
}

/** A month beside the month before it. */
export function ComparisonTable({ report, before }: ComparisonTableProps) {
  return (
    <Section title={`Compared with ${reportMonth(before)}`}>
      <DataTable
        caption={`${reportMonth(report)} compared with ${reportMonth(before)}`}
        columns={[
          { key: 'metric', header: 'Figure', render: ({ metric }) => metric.label },
          { key: 'before', header: reportMonth(before), align: 'end', render: (row) => row.before },
          { key: 'now', header: reportMonth(report), align: 'end', render: ({ now }) => now },
          { key: 'change', header: 'Change', align: 'end', render: ({ change }) => change },
        ]}
        rows={compare(report, before)}
        rowKey={({ metric }) => metric.key}
      />
    </Section>
  );
}
