import type { Live } from '@fleetfoot/shared/firebase';
import type { RecurringRun } from '@fleetfoot/shared/model';
import { Badge, type Column, DataTable, LiveView, Note, Section, SkeletonRows } from '@fleetfoot/shared/ui';
import { pickupText, reasonText } from '../recurring-words';

const STATES = {
  created: <Badge tone="success">Created</Badge>,
  waiting: <Badge tone="warning">Not created yet</Badge>,
  missed: <Badge tone="danger">Missed</Badge>,
  skipped: <Badge>Skipped</Badge>,
} as const satisfies Record<RecurringRun['state'], unknown>;

const COLUMNS: readonly Column<RecurringRun>[] = [
  { key: 'pickup', header: 'Pickup', render: ({ pickup_time }) => pickupText(pickup_time) },
  {
    key: 'state',
    header: 'State',
    render: ({ state, reason }) => (
      <div>
        {STATES[state]}
        {reason !== undefined && <Note>{reasonText(reason)}</Note>}
      </div>
    ),
  },
  {
    key: 'delivery',
    header: 'Delivery',
    render: ({ deliveryID, pickup_time }) =>
      deliveryID === undefined ? (
        '–'
      ) : (
        <a href={`/deliveries/${deliveryID}`} aria-label={`Open the delivery of ${pickupText(pickup_time)}`}>
          Open
        </a>
      ),
  },
];

interface RunHistoryProps {
  /** The latest first. */
  readonly runs: Live<readonly RecurringRun[]>;
}

/** What became of its runs. */
export function RunHistory({ runs }: RunHistoryProps) {
  return (
    <Section title="History">
      <LiveView result={runs} skeleton={<SkeletonRows rows={3} label="Loading the history" />}>
        {(list) =>
          list.length === 0 ? (
            <p>Nothing has run yet. Each run is listed here, with its delivery.</p>
          ) : (
            <DataTable caption="History" columns={COLUMNS} rows={list} rowKey={({ id }) => id} />
          )
        }
      </LiveView>
    </Section>
  );
}
