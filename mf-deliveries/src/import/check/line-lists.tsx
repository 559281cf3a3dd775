import { URGENCY_LABELS, type UrgencyLevel } from '@fleetfoot/shared/model';
import type { Column } from '@fleetfoot/shared/ui';
import type { CheckedLine } from './check-lines';
import { LineTable } from './line-table';

const ID: Column<CheckedLine> = {
  key: 'id',
  header: 'External ID',
  render: ({ delivery }) => delivery.external_id,
};
const ROW: Column<CheckedLine> = { key: 'row', header: 'Row', align: 'end', render: ({ number }) => number };
const NAME: Column<CheckedLine> = {
  key: 'name',
  header: 'Drop-off name',
  render: ({ delivery }) => delivery.dropoff.name,
};

const READ: readonly Column<CheckedLine>[] = [
  ID,
  ROW,
  { key: 'pickup', header: 'Pickup', render: ({ delivery }) => delivery.pickup.address.text },
  { key: 'dropoff', header: 'Drop-off', render: ({ delivery }) => delivery.dropoff.address.text },
  NAME,
  {
    key: 'urgency',
    header: 'Urgency',
    render: ({ delivery }) => URGENCY_LABELS[delivery.urgency_level as UrgencyLevel],
  },
];

interface LineListsProps {
  readonly ready: readonly CheckedLine[];
  readonly waiting: readonly CheckedLine[];
  readonly skipped: readonly CheckedLine[];
  readonly onSkip: (line: CheckedLine, isSkipped: boolean) => void;
}

/** The rows that need no fixing, as they were read: those that wait, those that are ready and those that are left out. */
export function LineLists({ ready, waiting, skipped, onSkip }: LineListsProps) {
  const skip = { action: 'Skip', onAction: (line: CheckedLine) => onSkip(line, true) } as const;
  return (
    <>
      <LineTable title="Waiting" caption="Rows that wait" columns={READ} lines={waiting} {...skip} />
      <LineTable title="Ready" caption="Rows that are ready" columns={READ} lines={ready} {...skip} />
      <LineTable
        title="Skipped"
        caption="Rows that are skipped"
        columns={[ID, ROW, NAME]}
        lines={skipped}
        action="Take back"
        onAction={(line) => onSkip(line, false)}
      />
    </>
  );
}
