import { useNow } from '@fleetfoot/shared/clock';
import { callUntilKnown, fetchDocument, parseWith, useLiveCollection } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { problemID, problems } from '@fleetfoot/shared/model/delivery/problem';
import { reportProblem } from '@fleetfoot/shared/operations';
import { problemsQuery, threadWrites } from '@fleetfoot/shared/problems';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { Skeleton } from '@fleetfoot/shared/ui';
import { useCallback, useMemo } from 'react';
import { belowWords } from '../../texts/groups/below';
import { translated } from '../../texts/translated';
import { useNames } from '../detail/use-names';
import { memberNameQuery } from '../record-queries';
import { ProblemsCard, type ProblemWrites } from './problems-card';

const parseProblem = parseWith(problems.schema);

function problemWrites(orgID: string, deliveryID: string): ProblemWrites {
  return {
    ...threadWrites(orgID),
    report: (number, problem) =>
      callUntilKnown(reportProblem, { orgID, deliveryID, number, ...problem }, async () => {
        const path = problems.document(orgID, problemID(deliveryID, number));
        const there = await fetchDocument({ path, parse: parseProblem });
        const hasPhoto = there?.photo === true;
        const isSame = there?.reason === problem.reason && there.note === problem.note;
        return isSame && hasPhoto === (problem.photo !== undefined);
      }),
  };
}

interface LiveProblemsCardProps {
  readonly delivery: Delivery;
}

function LiveProblems({ delivery }: LiveProblemsCardProps) {
  const { announce } = useServices();
  const { id: orgID } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const live = useLiveCollection(problemsQuery(orgID, delivery.id));
  const now = useNow();
  const writes = useMemo(() => problemWrites(orgID, delivery.id), [orgID, delivery.id]);
  const find = useCallback((person: string) => fetchDocument(memberNameQuery(orgID, person)), [orgID]);
  const known = live.status === 'ready' ? live.data : [];
  const writers = known.flatMap(({ reportedBy, messages }) => [reportedBy, ...messages.map(({ by }) => by)]);
  const people = [...new Set(writers)].filter((by) => by !== uid && !['recipient', 'provider'].includes(by));
  const names = useNames(people.sort(), find);
  const shown = { delivery, live, uid, names, writes, now, announce };
  return <ProblemsCard {...shown} />;
}

/** The card with what it needs to know, live. */
export const LiveProblemsCard = translated(belowWords, LiveProblems, <Skeleton height={104} />);
