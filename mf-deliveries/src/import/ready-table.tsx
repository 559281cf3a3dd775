import { URGENCY_LABELS, type UrgencyLevel } from '@fleetfoot/shared/domain';
import { Button, DataTable, Row, Section, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import type { CheckedLine } from './check-lines';

const AT_ONCE = 20;

/** The rows that will become deliveries, as they were read. */
export function ReadyTable({ lines }: { readonly lines: readonly CheckedLine[] }) {
  const [limit, setLimit] = useState(AT_ONCE);
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
          rows={lines.slice(0, limit)}
          rowKey={({ row }) => String(row)}
        />
        {lines.length > limit && (
          <Row>
            <Button variant="secondary" onClick={() => setLimit(limit + AT_ONCE)}>
              Show {Math.min(AT_ONCE, lines.length - limit)} more of {lines.length}
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  );
}
