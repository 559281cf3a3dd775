import { isUnfinished, PROVIDER, type Problem, problems } from '@fleetfoot/shared/model/delivery/problem';
import { ProblemMessageSchema } from '@fleetfoot/shared/model/delivery/problem-details';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { systemActor } from '../platform/audit';
import { inTransaction } from '../platform/in-transaction';
import { OWN_WORDS } from '../platform/sentence-of';
import { stored } from '../platform/stored';
import { decideRefund } from './decide-refund';
import { readProblem, refused, tell, type WhichProblem } from './problem-record';

/** What the service answers. */
export interface ProviderAnswer {
  readonly text: string;
  /** How many messages who answers has read. */
  readonly seen: number;
  /** Cents, or what the rule gives; without it, nothing is given back. */
  readonly refund?: number | 'rule';
  /** Ends the problem: it is none of the service's. */
  readonly isRefused?: boolean;
}

/** Whether an answer that is there already decided what is asked now. */
function isDecided(
  { state, refund }: Problem,
  { refund: asked, isRefused = false }: ProviderAnswer,
): boolean {
  if (isRefused !== (state === 'refused')) return false;
  if (asked === undefined) return true;
  return asked === 'rule' ? Boolean(refund?.why) : refund?.why === '' && refund.amount === asked;
}

/** Whether a refund was given up, and nobody has answered since. */
function isRefundUnsettled({ refund, answeredAt, blankedAt }: Problem): boolean {
  const { failedAt } = refund ?? {};
  return failedAt !== undefined && !blankedAt && (answeredAt === undefined || answeredAt <= failedAt);
}

/**
 * Answers a problem for the service, and decides what is given back: once for each problem, and never more than was
 * charged, whatever else is decided at the same time. The money is given back by `giveRefunds`. Idempotent: the same answer
 * after the same messages changes nothing.
 * @throws AppError `not-found`; `invalid-argument`; `failed-precondition` for a problem that is finished, unless a refund of it was
 * given up and a member closed it, or removed; for messages that were not read, for a second refund while the first is not given up, and one that is too large
 */
export async function answerProblem(
  database: Firestore,
  which: WhichProblem,
  answer: ProviderAnswer,
  now: Date,
): Promise<Problem> {
  const { text: typed, seen, refund: asked, isRefused = false } = answer;
  const { orgID } = which;
  const { success, output: text, issues } = v.safeParse(ProblemMessageSchema, typed, OWN_WORDS);
  if (!success) throw refused('invalid-argument', issues[0].message);
  if (isRefused && asked !== undefined) {
    throw refused('invalid-argument', 'What is refused is not given back.');
  }
  return inTransaction(database, async (transaction) => {
    const { problem, reference } = await readProblem(transaction, database, which);
    if (!problem) throw refused('not-found', 'There is no such problem.');
    if (problem.blankedAt) throw refused('failed-precondition', 'What was written here was removed.');
    const there = problem.messages[seen];
    if (there?.by === PROVIDER && there.text === text) {
      if (isDecided(problem, answer)) return problem;
      throw refused(
        'failed-precondition',
        'Something else was decided with this text. List it, and read it.',
      );
    }
    const isGivenUp = problem.state === 'closed' && problem.refund?.failedAt !== undefined;
    if (!isUnfinished(problem) && !isGivenUp) throw refused('failed-precondition', 'The problem is closed.');
    if (problem.messages.length !== seen) {
      const { length } = problem.messages;
      throw refused(
        'failed-precondition',
        `There are ${length} messages, not ${seen}. Read them, then answer.`,
      );
    }
    if (asked !== undefined && problem.refund && !problem.refund.failedAt) {
      throw refused('failed-precondition', 'Something is given back for this problem already.');
    }
    const place = { transaction, database, orgID };
    const refund = asked === undefined ? undefined : await decideRefund(place, problem, asked, now);
    const changes: Partial<Problem> = {
      state: isRefused ? 'refused' : 'answered',
      messages: [...problem.messages, { by: PROVIDER, text, at: now }],
      ...{ updatedAt: now, answeredAt: now },
      ...(refund && { refund, nextAt: now }),
    };
    transaction.update(reference, changes);
    const by = { actor: systemActor(PROVIDER) };
    const after = { ...problem, ...changes };
    tell({ ...place, by, now }, 'answered', after, refund && { refund: refund.amount });
    return after;
  });
}

/**
 * The problems of one organisation or of all that wait for an answer, the one that is due first: open ones, and closed ones whose refund
 * was given up and never settled.
 */
export async function openProblems(database: Firestore, orgID?: string) {
  const all =
    orgID === undefined ? database.collectionGroup(problems.name) : database.collection(problems.path(orgID));
  const [open, givenUp] = await Promise.all([
    all.where('state', '==', 'open').get(),
    all.where('refund.failedAt', '>', new Date(0)).get(),
  ]);
  const found = [...open.docs, ...givenUp.docs].map((document) => ({
    organization: document.ref.parent.parent?.id ?? '',
    problem: stored(problems, document),
  }));
  return found
    .filter(({ problem }, at) => at < open.size || (problem.state === 'closed' && isRefundUnsettled(problem)))
    .sort((one, other) => one.problem.dueAt.getTime() - other.problem.dueAt.getTime());
}
