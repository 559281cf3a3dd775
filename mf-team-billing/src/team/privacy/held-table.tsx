import { formatDate } from '@fleetfoot/shared/domain';
import type { HeldEntry } from '@fleetfoot/shared/operations';
import { type Column, DataTable } from '@fleetfoot/shared/ui';

/** Where something is held, in the words of the pages that show it. */
export const KIND_LABELS: Readonly<Record<HeldEntry['kind'], string>> = {
  delivery: 'Delivery',
  cancelledDelivery: 'Cancelled delivery',
  testDelivery: 'Test delivery',
  recurringDelivery: 'Recurring delivery',
  problem: 'Problem of a delivery',
  address: 'Saved address',
  member: 'Team',
  invitation: 'Invitation',
  event: 'Audit trail',
};

const COLUMNS: readonly Column<HeldEntry>[] = [
  { key: 'label', header: 'What', render: ({ label }) => label },
  { key: 'kind', header: 'Where', render: ({ kind }) => KIND_LABELS[kind] },
  { key: 'as', header: 'As', render: ({ as }) => as },
  { key: 'at', header: 'Date', render: ({ at }) => (at ? formatDate(new Date(at)) : '–') },
  { key: 'erasable', header: 'Can be erased', render: ({ keptBecause }) => keptBecause ?? 'Yes' },
];

interface HeldTableProps {
  readonly entries: readonly HeldEntry[];
}

export function HeldTable({ entries }: HeldTableProps) {
  return (
    <DataTable
      caption="What is held about this number"
      columns={COLUMNS}
      rows={entries}
      rowKey={({ kind, id, as }) => `${kind} ${id} ${as}`}
    />
  );
}
