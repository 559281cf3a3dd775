import { useAction } from '@fleetfoot/shared/forms';
import {
  nextRuns,
  type PlannedRun,
  type RecurringDelivery,
  type RecurringRun,
} from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { Badge, Button, type Column, DataTable, FormError, Note, Section, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { dayText, pickupText, reasonText } from '../recurring-words';

/** Runs that are shown ahead. */
const SHOWN = 5;

interface UpcomingRunsProps {
  readonly recurring: RecurringDelivery;
  /** What is known of runs, also of some that are still to come; `undefined` until it is. */
  readonly runs: readonly RecurringRun[] | undefined;
  readonly now: Date;
  readonly onSkip: (date: string, isSkipped: boolean) => Promise<void>;
}

function StateOfRun({ run, known }: { readonly run: PlannedRun; readonly known: RecurringRun | undefined }) {
  if (known?.state === 'created') {
    return <a href={`/deliveries/${known.deliveryID}`}>Delivery created</a>;
  }
  if (known?.state === 'waiting') {
    return (
      <div>
        <Badge tone="warning">Not created yet</Badge>
        <Note>{reasonText(known.reason)} Pay open trips in Billing: it is tried again until the pickup.</Note>
      </div>
    );
  }
  if (run.skip === 'asked') return <Badge>Skipped</Badge>;
  if (run.skip === 'holiday') return <Badge>Skipped, public holiday</Badge>;
  return 'Planned';
}

/** The next five runs, each of which can be skipped. */
export function UpcomingRuns({ recurring, runs, now, onSkip }: UpcomingRunsProps) {
  const { announce } = useServices();
  const { busy, error, run: act } = useAction({ doubt: 'the run was changed' });
  const [acted, setActed] = useState('');
  const planned = recurring.status === 'active' ? nextRuns(recurring, now, SHOWN) : [];

  async function toggle({ date, skip }: PlannedRun) {
    if (busy) return;
    setActed(date);
    const isSkipped = skip !== 'asked';
    if (await act(() => onSkip(date, isSkipped))) {
      announce(isSkipped ? `${dayText(date)} is skipped.` : `${dayText(date)} is not skipped any more.`);
    }
  }

  const columns: readonly Column<PlannedRun>[] = [
    {
      key: 'pickup',
      header: 'Pickup',
      render: ({ pickup, holiday }) => (
        <div>
          {pickupText(pickup)}
          {holiday !== undefined && <Note>{holiday}</Note>}
        </div>
      ),
    },
    {
      key: 'state',
      header: 'State',
      render: (run) => <StateOfRun run={run} known={runs?.find(({ id }) => id === run.date)} />,
    },
    {
      key: 'skip',
      header: 'Skip',
      render: (run) => {
        const isCreated = runs?.some(({ id, state }) => id === run.date && state === 'created');
        if (!runs || isCreated || run.skip === 'holiday') return '–';
        const label = run.skip ? 'Do not skip' : 'Skip';
        return (
          <Button
            variant="secondary"
            busy={busy && acted === run.date}
            aria-label={`${label} ${dayText(run.date)}`}
            onClick={() => toggle(run)}
          >
            {label}
          </Button>
        );
      },
    },
  ];
  return (
    <Section title="Next runs">
      <Stack gap={3}>
        {planned.length > 0 ? (
          <DataTable caption="Next runs" columns={columns} rows={planned} rowKey={({ date }) => date} />
        ) : (
          <p>
            {recurring.status === 'paused'
              ? 'It is paused: nothing is created until you resume it. What it has created stays. Once it has rested for as long as your team keeps recipients’ details, it is deleted.'
              : 'It has no more runs. Edit it to change its last day.'}
          </p>
        )}
        <FormError>{error}</FormError>
      </Stack>
    </Section>
  );
}
