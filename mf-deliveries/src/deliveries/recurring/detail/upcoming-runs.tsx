import { useAction } from '@fleetfoot/shared/forms';
import {
  nextRuns,
  type PlannedRun,
  type RecurringDelivery,
  type RecurringRun,
} from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { useServices } from '@fleetfoot/shared/remote';
import { Badge, Button, type Column, DataTable, FormError, Note, Section, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { useFailureWords } from '../../../texts/failure-words';
import { useInWords } from '../../../texts/page-language';
import { usePageTexts } from '../../../texts/page-texts';
import { recurringTexts } from '../../../texts/recurring';
import { pickupText, useHolidayText } from '../recurring-words';
import { dayText, reasonText } from '../runs';

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
  const { runs: texts } = usePageTexts(recurringTexts);
  const say = useInWords();
  if (known?.state === 'created') {
    return <a href={`/deliveries/${known.deliveryID}`}>{texts.created}</a>;
  }
  if (known?.state === 'waiting') {
    return (
      <div>
        <Badge tone="warning">{texts.states.waiting}</Badge>
        <Note>{texts.retried(say(reasonText(known.reason)))}</Note>
      </div>
    );
  }
  if (run.skip === 'asked') return <Badge>{texts.states.skipped}</Badge>;
  if (run.skip === 'holiday') return <Badge>{texts.holiday}</Badge>;
  return <span>{texts.planned}</span>;
}

/** The next five runs, each of which can be skipped. */
export function UpcomingRuns({ recurring, runs, now, onSkip }: UpcomingRunsProps) {
  const { announce } = useServices();
  const texts = usePageTexts(recurringTexts);
  const holidayText = useHolidayText();
  const say = useFailureWords();
  const { runs: words } = texts;
  const { busy, error, run: act } = useAction({ doubt: 'the run was changed' });
  const [acted, setActed] = useState('');
  const planned = recurring.status === 'active' ? nextRuns(recurring, now, SHOWN) : [];

  async function toggle({ date, skip }: PlannedRun) {
    if (busy) return;
    setActed(date);
    const isSkipped = skip !== 'asked';
    if (await act(() => onSkip(date, isSkipped))) {
      announce((isSkipped ? words.isSkipped : words.isUnskipped)(dayText(date)));
    }
  }

  const columns: readonly Column<PlannedRun>[] = [
    {
      key: 'pickup',
      header: texts.pickup,
      render: ({ pickup, holiday }) => (
        <div>
          <span>{pickupText(pickup, texts)}</span>
          {holiday !== undefined && <Note>{holidayText(holiday)}</Note>}
        </div>
      ),
    },
    {
      key: 'state',
      header: texts.state,
      render: (run) => <StateOfRun run={run} known={runs?.find(({ id }) => id === run.date)} />,
    },
    {
      key: 'skip',
      header: words.skip,
      render: (run) => {
        const isCreated = runs?.some(({ id, state }) => id === run.date && state === 'created');
        if (!runs || isCreated || run.skip === 'holiday') return '–';
        return (
          <Button
            variant="secondary"
            busy={busy && acted === run.date}
            aria-label={(run.skip ? words.unskipOf : words.skipOf)(dayText(run.date))}
            onClick={() => toggle(run)}
          >
            {run.skip ? words.unskip : words.skip}
          </Button>
        );
      },
    },
  ];
  return (
    <Section title={words.next}>
      <Stack gap={3}>
        {planned.length > 0 ? (
          <DataTable caption={words.next} columns={columns} rows={planned} rowKey={({ date }) => date} />
        ) : (
          <p>{recurring.status === 'paused' ? words.paused : words.over}</p>
        )}
        <FormError>{say(error)}</FormError>
      </Stack>
    </Section>
  );
}
