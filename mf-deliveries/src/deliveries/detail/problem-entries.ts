import { formatRand } from '@fleetfoot/shared/domain';
import { PROVIDER, type Problem, problemReason } from '@fleetfoot/shared/model/delivery/problem';
import type { TimelineWords } from './timeline-words';

/** What the timeline of a delivery tells of its problems. Nothing of what was written. */
export function problemEntries(problems: readonly Problem[], { timeline: texts, say }: TimelineWords) {
  return problems.flatMap((problem) => {
    const { id, reportedAt, reportedBy, messages, state, updatedAt, refund } = problem;
    const answers = messages.filter(({ by }) => by === PROVIDER);
    return [
      {
        ...{ key: `${id}-reported`, by: reportedBy, at: reportedAt },
        text: texts.reported(say(problemReason(problem))),
      },
      ...answers.map(({ by, at }, index) => ({ key: `${id}-${index}`, text: texts.answered, by, at })),
      ...(refund
        ? [
            {
              ...{ key: `${id}-refund`, by: PROVIDER, at: refund.decidedAt },
              text: texts.refunded(formatRand(refund.amount / 100)),
            },
          ]
        : []),
      ...(refund?.failedAt
        ? [{ key: `${id}-failed`, text: texts.notRefunded, by: PROVIDER, at: refund.failedAt }]
        : []),
      ...(state === 'closed' ? [{ key: `${id}-closed`, text: texts.closed, by: '', at: updatedAt }] : []),
    ];
  });
}
