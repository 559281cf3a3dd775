import { AppError } from '@fleetfoot/shared/domain';
import { campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import { answerDue } from '@fleetfoot/shared/model/delivery/answer-due';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import {
  isUnfinished,
  PROBLEM_LIMIT,
  type Problem,
  problemID,
  problems,
} from '@fleetfoot/shared/model/delivery/problem';
import { type AuditKind, RECIPIENT } from '@fleetfoot/shared/model/team/audit-event';
import type { DocumentReference, Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import type { CleanPhoto } from '../pictures/clean-photo';
import { type Actor, type Origin, record } from '../platform/audit';
import { stored } from '../platform/stored';
import { hasSamePhoto, keepPhoto, photoKeptUntil } from './problem-photo';

/** Which problem. */
export interface WhichProblem {
  readonly orgID: string;
  readonly problemID: string;
}

/** Who does something about a problem, and where from. */
export interface By {
  readonly actor: Actor;
  readonly from?: Origin;
}

/** A transaction about problems of an organisation. */
export interface Written {
  readonly database: Firestore;
  readonly transaction: Transaction;
  readonly orgID: string;
  readonly by: By;
  readonly now: Date;
}

/** What is reported, before it has a number and a clock. */
export type Report = Pick<Problem, 'kind' | 'subject' | 'chargeID' | 'label' | 'reason' | 'day' | 'note'>;

/** Which problem of its subject is reported, as its reporter has seen, and the photo that came with it. */
export interface Reported {
  readonly number: number;
  readonly photo?: CleanPhoto | undefined;
}

type Deed = 'reported' | 'written' | 'answered' | 'closed' | 'refundFailed';

const KINDS = {
  delivery: {
    reported: 'delivery.problemReported',
    written: 'delivery.problemWritten',
    answered: 'delivery.problemAnswered',
    closed: 'delivery.problemClosed',
    refundFailed: 'delivery.problemRefundFailed',
  },
  downtime: {
    reported: 'downtime.queried',
    written: 'downtime.queryWritten',
    answered: 'downtime.queryAnswered',
    closed: 'downtime.queryClosed',
    refundFailed: 'downtime.queryRefundFailed',
  },
} as const satisfies Record<Problem['kind'], Record<Deed, AuditKind>>;

/** A refusal whose text the user is shown. */
export function refused(
  code: 'invalid-argument' | 'failed-precondition' | 'resource-exhausted' | 'not-found',
  userMessage: string,
): AppError {
  return new AppError(code, userMessage, { userMessage });
}

function objectOf(orgID: string, { kind, subject, chargeID, label }: Report) {
  // The charge of a campaign's month has the campaign's id before its month.
  const campaignID = chargeID.replace(/\.[\d-]+$/, '');
  return kind === 'delivery'
    ? { id: subject, label, path: deliveries.document(orgID, subject) }
    : { id: campaignID, label, path: campaigns.document(orgID, campaignID) };
}

/** Where it is told: in the transaction, or the batch, that does it. */
type Told = Omit<Written, 'transaction'> & { readonly transaction: Transaction | WriteBatch };

/** Tells in the trail what was done, without anything that somebody wrote. */
export function tell(
  { database, transaction, orgID, by }: Told,
  deed: Deed,
  problem: Problem,
  more: Readonly<Record<string, unknown>> = {},
): void {
  const { id, kind, reason, state } = problem;
  record(transaction, database, orgID, {
    ...{ kind: KINDS[kind][deed], ...by, object: objectOf(orgID, problem) },
    after: { problemID: id, reason, state, ...more },
  });
}

/** A problem that was read, and where. */
export interface FoundProblem {
  readonly problem: Problem;
  readonly reference: DocumentReference;
}

/** The document of a problem; none of one that is not there. */
export async function readProblem(
  transaction: Transaction,
  database: Firestore,
  { orgID, problemID }: WhichProblem,
): Promise<Pick<FoundProblem, 'reference'> & { readonly problem: Problem | undefined }> {
  const reference = database.doc(problems.document(orgID, problemID));
  const document = await transaction.get(reference);
  return { problem: document.exists ? stored(problems, document) : undefined, reference };
}

/**
 * Enters a problem, once: the id says which of its subject it is. The same again changes nothing.
 * @throws AppError `failed-precondition` for another one while one is open, and for a number that is not next
 */
export async function enterProblem(
  written: Written,
  report: Report,
  { number, photo }: Reported,
): Promise<Problem> {
  const { database, transaction, orgID, by, now } = written;
  const side = by.actor.id === RECIPIENT ? 'recipient' : 'member';
  const idOf = (count: number) => problemID(report.subject, count, side);
  const { problem: present, reference } = await readProblem(transaction, database, {
    orgID,
    problemID: idOf(number),
  });
  if (present) {
    const isSame = (['reason', 'day', 'note'] as const).every((part) => present[part] === report[part]);
    const isTheirs = isSame && present.reportedBy === by.actor.id;
    if (isTheirs && (await hasSamePhoto(written, present, photo))) return present;
    throw refused('failed-precondition', 'This was reported a moment ago. Write below what was reported.');
  }
  if (number > PROBLEM_LIMIT) {
    throw refused('resource-exhausted', `At most ${PROBLEM_LIMIT} problems can be reported of it.`);
  }
  if (number > 1) {
    const { problem: before } = await readProblem(transaction, database, {
      orgID,
      problemID: idOf(number - 1),
    });
    if (!before || isUnfinished(before)) {
      throw refused('failed-precondition', 'The problem that was reported before is not closed yet.');
    }
  }
  const keptUntil = photo && (await photoKeptUntil(written, now));
  const problem: Problem = {
    ...{ id: reference.id, ...report, state: 'open', messages: [] },
    ...{ reportedAt: now, reportedBy: by.actor.id, dueAt: answerDue(now), updatedAt: now },
    ...(photo && { photo: true }),
  };
  transaction.create(reference, { ...problem });
  if (photo && keptUntil) keepPhoto(written, problem, photo, keptUntil);
  tell(written, 'reported', problem, photo && { photo: true });
  return problem;
}
