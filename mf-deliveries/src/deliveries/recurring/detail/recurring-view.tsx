import type { Live } from '@fleetfoot/shared/firebase';
import { Notice } from '@fleetfoot/shared/forms';
import type { RecurringDelivery, RecurringRun } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { LinkButton, Stack } from '@fleetfoot/shared/ui';
import { useInWords } from '../../../texts/page-language';
import { usePageTexts } from '../../../texts/page-texts';
import { recurringTexts } from '../../../texts/recurring';
import { dayText, isKnownReason, isMissedLately, reasonText } from '../runs';
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
  const texts = usePageTexts(recurringTexts);
  const say = useInWords();
  const { missed } = recurring;
  const why = say(reasonText(missed?.reason));
  return (
    <Stack gap={6}>
      {missed && isMissedLately(recurring, now) && (
        <Notice>
          <p>
            {texts.missed(dayText(missed.date), isKnownReason(missed.reason) ? texts.notCreated(why) : why)}
          </p>
          <LinkButton variant="secondary" href="/newdelivery">
            {texts.newDelivery}
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
