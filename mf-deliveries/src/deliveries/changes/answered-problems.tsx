import type { Notice } from '@fleetfoot/shared/contract';
import { type CollectionQuery, parseWith, useLiveCollection } from '@fleetfoot/shared/firebase';
import { type Problem, problemReason, problems } from '@fleetfoot/shared/model/delivery/problem';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { useEffect } from 'react';
import { IN_ENGLISH, useTell } from './use-tell';

/** An answer that nobody has read for so long is no news. */
const NEWS_MS = 7 * 86_400_000;
/** As many as are answered in one go, and some more. */
const MOST_ANSWERS = 10;

const parseProblem = parseWith(problems.schema);

/** The problems that were answered last. */
function answeredQuery(orgID: string): CollectionQuery<Problem> {
  return {
    path: problems.path(orgID),
    orderBy: ['answeredAt', 'desc'],
    limit: MOST_ANSWERS,
    parse: parseProblem,
  };
}

/** Where a problem is shown. */
function pathOf({ kind, subject, chargeID }: Problem): string {
  // The charge of a campaign's month has the campaign's id before its month.
  return kind === 'delivery' ? `/deliveries/${subject}` : `/advertising/${chargeID.replace(/\.[\d-]+$/, '')}`;
}

type Answered = Problem & { readonly answeredAt: Date };

/** Whether an answer is new, and nobody has reacted to it. */
function isNews(problem: Problem, now: Date): problem is Answered {
  const { state, answeredAt } = problem;
  const isNew = answeredAt !== undefined && now.getTime() - answeredAt.getTime() < NEWS_MS;
  return isNew && (state === 'answered' || state === 'refused');
}

/**
 * What members are told of answers, whichever came last: one notice of all, which leads to the first. Its id is the last one's, so that
 * what was told already is told no more, also when the shell has forgotten it.
 * @param answered the latest first
 */
export function answerNotice(
  answered: readonly Problem[],
  now: Date,
  { texts, say } = IN_ENGLISH,
): Notice | undefined {
  const news = answered.filter((problem) => isNews(problem, now));
  const [last] = news;
  const first = news.at(-1);
  if (!last || !first) return undefined;
  const notice = {
    id: `${last.id} ${last.answeredAt.getTime()} answered`,
    path: pathOf(first),
    at: last.answeredAt,
  };
  if (news.length === 1) {
    const title = (last.state === 'refused' ? texts.refused : texts.answered)(last.label);
    return { ...notice, title, text: texts.read(say(problemReason(last))) };
  }
  const labels = news.map(({ label }) => label).toReversed();
  return {
    ...notice,
    title: texts.severalAnswered(String(news.length)),
    text: texts.read(labels.join(', ')),
  };
}

/** Tells that problems were answered. Renders nothing. */
export function FollowAnswers() {
  const { id: orgID } = useOrganization();
  const { now } = useServices();
  const tell = useTell();
  const live = useLiveCollection(answeredQuery(orgID));
  const answered = live.status === 'ready' ? live.data : undefined;
  useEffect(() => {
    if (answered) tell((words) => answerNotice(answered, now(), words));
  }, [answered, now, tell]);
  return undefined;
}
