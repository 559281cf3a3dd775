import type { Live } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import {
  DELIVERY_PROBLEMS,
  type DeliveryProblem,
  isUnfinished,
  PROBLEM_LIMIT,
  type Problem,
} from '@fleetfoot/shared/model/delivery/problem';
import { RECIPIENT } from '@fleetfoot/shared/model/team/audit-event';
import {
  ProblemThreads,
  ReportDialog,
  type ReportedProblem,
  ThreadLanguage,
  type ThreadWrites,
} from '@fleetfoot/shared/problems';
import { Button, Card, SkeletonRows } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { belowTexts } from '../../texts/below';
import { useFailureWords } from '../../texts/failure-words';
import { PageLiveView } from '../../texts/page-live-view';
import { usePageTexts } from '../../texts/page-texts';
import { threadTexts } from '../../texts/thread';

/** What members do about problems of a delivery. */
export interface ProblemWrites extends ThreadWrites {
  /** @param number which problem of the delivery it is; rejects with an AppError when it is not reported */
  report(number: number, problem: ReportedProblem<DeliveryProblem>): Promise<void>;
}

interface ProblemsCardProps {
  readonly delivery: Delivery;
  readonly live: Live<readonly Problem[]>;
  readonly uid: string;
  /** Names of members, by uid. */
  readonly names: ReadonlyMap<string, string>;
  readonly writes: ProblemWrites;
  readonly now: Date;
  announce(message: string): void;
}

/** What is wrong with a delivery, and what was said about it. */
export function ProblemsCard({ delivery, live, uid, names, writes, now, announce }: ProblemsCardProps) {
  const [isReporting, setReporting] = useState(false);
  const { loading, problems: texts } = usePageTexts(belowTexts);
  const thread = usePageTexts(threadTexts);
  const say = useFailureWords();
  const own =
    live.status === 'ready' ? live.data.filter(({ reportedBy }) => reportedBy !== RECIPIENT) : undefined;
  const isOffered =
    own && !own.some(isUnfinished) && own.length < PROBLEM_LIMIT && delivery.blanked_at === undefined;
  return (
    <Card
      title={texts.title}
      actions={
        isOffered && (
          <Button needsConnection variant="quiet" onClick={() => setReporting(true)}>
            {texts.report}
          </Button>
        )
      }
    >
      <ThreadLanguage value={{ texts: thread, say }}>
        <PageLiveView result={live} skeleton={<SkeletonRows rows={1} label={loading} />}>
          {(problems) =>
            problems.length === 0 ? (
              <p>{texts.none}</p>
            ) : (
              <ProblemThreads {...{ problems, uid, writes, now }} nameOf={(by) => names.get(by)} />
            )
          }
        </PageLiveView>
        {isReporting && own && (
          <ReportDialog
            title={texts.report}
            reasons={DELIVERY_PROBLEMS}
            subject={delivery.id}
            takesPhoto
            onReport={(problem) => writes.report(own.length + 1, problem)}
            onDone={() => {
              setReporting(false);
              announce(texts.reported);
            }}
            onClose={() => setReporting(false)}
          />
        )}
      </ThreadLanguage>
    </Card>
  );
}
