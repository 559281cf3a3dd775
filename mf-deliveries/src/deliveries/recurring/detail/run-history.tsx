import type { Live } from '@fleetfoot/shared/firebase';
import type { RecurringRun } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { Badge, DataTable, Note, Section, SkeletonRows } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import { useInWords } from '../../../texts/page-language';
import { PageLiveView } from '../../../texts/page-live-view';
import { usePageTexts } from '../../../texts/page-texts';
import { recurringTexts } from '../../../texts/recurring';
import { pickupText } from '../recurring-words';
import { reasonText } from '../runs';

const TONES = {
  created: 'success',
  waiting: 'warning',
  missed: 'danger',
  skipped: 'neutral',
} as const satisfies Record<RecurringRun['state'], ComponentProps<typeof Badge>['tone']>;

interface RunHistoryProps {
  /** The latest first. */
  readonly runs: Live<readonly RecurringRun[]>;
}

/** What became of its runs. */
export function RunHistory({ runs: live }: RunHistoryProps) {
  const texts = usePageTexts(recurringTexts);
  const say = useInWords();
  const { runs } = texts;
  return (
    <Section title={runs.history}>
      <PageLiveView result={live} skeleton={<SkeletonRows rows={3} label={runs.loading} />}>
        {(list) =>
          list.length === 0 ? (
            <p>{runs.empty}</p>
          ) : (
            <DataTable
              caption={runs.history}
              columns={[
                {
                  key: 'pickup',
                  header: texts.pickup,
                  render: ({ pickup_time }) => pickupText(pickup_time, texts),
                },
                {
                  key: 'state',
                  header: texts.state,
                  render: ({ state, reason }) => (
                    <div>
                      <Badge tone={TONES[state]}>{runs.states[state]}</Badge>
                      {reason !== undefined && <Note>{say(reasonText(reason))}</Note>}
                    </div>
                  ),
                },
                {
                  key: 'delivery',
                  header: runs.delivery,
                  render: ({ deliveryID, pickup_time }) =>
                    deliveryID === undefined ? (
                      '–'
                    ) : (
                      <a
                        href={`/deliveries/${deliveryID}`}
                        aria-label={runs.openOf(pickupText(pickup_time, texts))}
                      >
                        {runs.open}
                      </a>
                    ),
                },
              ]}
              rows={list}
              rowKey={({ id }) => id}
            />
          )
        }
      </PageLiveView>
    </Section>
  );
}
