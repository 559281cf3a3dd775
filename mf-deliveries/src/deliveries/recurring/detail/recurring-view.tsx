import type { Live } from '@fleetfoot/shared/firebase';
import { Notice } from '@fleetfoot/shared/forms';
import type { RecurringDelivery, RecurringRun } from '@fleetfoot/shared/model';
import { LinkButton, Stack } from '@fleetfoot/shared/ui';
import { dayText, isMissedLately, reasonText } from '../recurring-words';
import { RecurringSummary } from './recurring-summary';
import { RunHistory } from './run-history';
import { UpcomingRuns } from './upcoming-runs';

interface RecurringViewProps {
  readonly recurring: RecurringDelivery;
  /** The latest first. */
  readonly runs: Live<readonly RecurringRun[]>;
  readonly now: Date;
  readonly onSkip: (date: string, isSkipped: boolean) => Promise<void>;
}

/** What it runs next, what became of its runs, and what it is. */
export function RecurringView({ recurring, runs, now, onSkip }: RecurringViewProps) {
  const { missed } = recurring;
  return (
    <Stack gap={6}>
      {missed && isMissedLately(recurring, now) && (
        <Notice>
          <p>
            The run of {dayText(missed.date)} was missed. {reasonText(missed.reason)} No delivery was created.
          </p>
          <LinkButton variant="secondary" href="/newdelivery">
            New Delivery
          </LinkButton>
        </Notice>
      )}
      <UpcomingRuns
        recurring={recurring}
        runs={runs.status === 'ready' ? runs.data : undefined}
        now={now}
        onSkip={onSkip}
      />
      <RunHistory runs={runs} />
      <RecurringSummary recurring={recurring} now={now} />
    </Stack>
  );
}
