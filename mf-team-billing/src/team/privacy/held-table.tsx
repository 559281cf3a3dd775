import { formatDate } from '@fleetfoot/shared/domain';
import type { HeldEntry } from '@fleetfoot/shared/operations';
import { type Column, DataTable } from '@fleetfoot/shared/ui';
import { HELD, HELD_KINDS } from '../../texts/privacy';

const COLUMNS: readonly Column<HeldEntry>[] = [
  { isData: true, key: 'label', header: HELD.what, render: ({ label }) => label },
  { key: 'kind', header: HELD.where, render: ({ kind }) => HELD_KINDS[kind] },
  { key: 'as', header: HELD.as, render: ({ as }) => as },
  { key: 'at', header: HELD.date, render: ({ at }) => (at ? formatDate(new Date(at)) : '–') },
  { key: 'erasable', header: HELD.erasable, render: ({ keptBecause }) => keptBecause ?? HELD.yes },
];

interface HeldTableProps {
  readonly entries: readonly HeldEntry[];
}

export function HeldTable({ entries }: HeldTableProps) {
  return (
    <DataTable
      caption={HELD.caption}
      columns={COLUMNS}
      rows={entries}
      rowKey={({ kind, id, as }) => `${kind} ${id} ${as}`}
    />
  );
}
