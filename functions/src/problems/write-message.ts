import { answerDue } from '@fleetfoot/shared/model/delivery/answer-due';
import {
  isUnfinished,
  PROBLEM_MESSAGES,
  PROVIDER,
  type Problem,
} from '@fleetfoot/shared/model/delivery/problem';
import { type FoundProblem, refused, tell, type Written } from './problem-record';

/** How many of the messages are not the service's. */
function countTheirs({ messages }: Problem): number {
  return messages.filter(({ by }) => by !== PROVIDER).length;
}

/**
 * Adds a message to a problem that is not finished, once: one that is there already after what was seen changes nothing.
 * What is answered already is open again, with a clock of its own; an open one keeps the clock that runs.
 * @param seen how many messages its writer has seen
 * @throws AppError `failed-precondition` for a finished one and when others have written; `resource-exhausted`
 */
export function writeMessage(
  written: Written,
  { problem, reference }: FoundProblem,
  { text, seen }: { readonly text: string; readonly seen: number },
): void {
  const { transaction, by, now } = written;
  const there = problem.messages[seen];
  if (there?.by === by.actor.id && there.text === text) return;
  if (!isUnfinished(problem) || problem.blankedAt) {
    throw refused('failed-precondition', 'This problem is closed. Report another one if it is not solved.');
  }
  if (problem.messages.length !== seen) {
    throw refused('failed-precondition', 'Someone else wrote a moment ago. Read it, then send yours again.');
  }
  if (countTheirs(problem) >= PROBLEM_MESSAGES) {
    throw refused(
      'resource-exhausted',
      `A problem takes ${PROBLEM_MESSAGES} messages. Wait for the answer, or close it and report another one.`,
    );
  }
  const changes: Pick<Problem, 'state' | 'messages' | 'dueAt' | 'updatedAt'> = {
    state: 'open',
    messages: [...problem.messages, { by: by.actor.id, text, at: now }],
    dueAt: problem.state === 'open' ? problem.dueAt : answerDue(now),
    updatedAt: now,
  };
  transaction.update(reference, changes);
  tell(written, 'written', { ...problem, ...changes });
}
