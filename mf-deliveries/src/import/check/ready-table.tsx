import { URGENCY_LABELS, type UrgencyLevel } from '@fleetfoot/shared/model';
import { DataTable, Section, Stack } from '@fleetfoot/shared/ui';
import type { CheckedLine } from './check-lines';
import { useMoreRows } from './use-more-rows';

/** The rows that will become deliveries, as they were read. */
export function ReadyTable({ lines }: { readonly lines: readonly CheckedLine[] }) {
  const more = useMoreRows(lines);
  if (lines.length === 0) return undefined;
  return (
    <Section title="Ready">
      <Stack>
        <DataTable
          caption="Rows that are ready"
          columns={[
            { key: 'id', header: 'External ID', render: ({ delivery }) => delivery.external_id },
            { key: 'row', header: 'Row', align: 'end', render: ({ number }) => number },
            { key: 'pickup', header: 'Pickup', render: ({ delivery }) => delivery.pickup.address.text },
            { key: 'dropoff', header: 'Drop-off', render: ({ delivery }) => delivery.dropoff.address.text },
            { key: 'name', header: 'Drop-off name', render: ({ delivery }) => delivery.dropoff.name },
            {
              key: 'urgency',
              header: 'Urgency',
              render: ({ delivery }) => URGENCY_LABELS[delivery.urgency_level as UrgencyLevel],
            },
          ]}
          rows={more.shown}
          rowKey={({ row }) => String(row)}
        />
        {more.button}
      </Stack>
    </Section>
  );
}
