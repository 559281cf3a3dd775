import { formatRand } from '@fleetfoot/shared/domain';
import { PROVIDER, type Problem, problemReason } from '@fleetfoot/shared/model';

/** What the timeline of a delivery tells of its problems. Nothing of what was written. */
export function problemEntries(problems: readonly Problem[]) {
  return problems.flatMap((problem) => {
    const { id, reportedAt, reportedBy, messages, state, updatedAt, refund } = problem;
    const answers = messages.filter(({ by }) => by === PROVIDER);
    return [
      {
        ...{ key: `${id}-reported`, by: reportedBy, at: reportedAt },
        text: `Problem reported: ${problemReason(problem)}`,
      },
      ...answers.map(({ by, at }, index) => ({ key: `${id}-${index}`, text: 'Problem answered', by, at })),
      ...(refund
        ? [
            {
              ...{ key: `${id}-refund`, by: PROVIDER, at: refund.decidedAt },
              text: `Refund of ${formatRand(refund.amount / 100)} decided`,
            },
          ]
        : []),
      ...(refund?.failedAt
        ? [{ key: `${id}-failed`, text: 'Refund could not be given back', by: PROVIDER, at: refund.failedAt }]
        : []),
      ...(state === 'closed' ? [{ key: `${id}-closed`, text: 'Problem closed', by: '', at: updatedAt }] : []),
    ];
  });
}
