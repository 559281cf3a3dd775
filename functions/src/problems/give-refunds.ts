import { answerDue } from '@fleetfoot/shared/model/delivery/answer-due';
import { PROVIDER, type Problem, problems } from '@fleetfoot/shared/model/delivery/problem';
import { FieldValue } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import Stripe from 'stripe';
import { PUT_OFF_MS } from '../billing/charges/charge-due';
import type { Services } from '../billing/services';
import { stripe, stripeKey } from '../billing/stripe';
import { withoutPayment } from '../billing/stripe-failure';
import { syncPayment } from '../billing/webhook/sync-payment';
import { systemActor } from '../platform/audit';
import { decide } from '../platform/decide';
import { type Run, workInTurn } from '../platform/in-turn';
import type { Job } from '../platform/scheduled';
import { stored } from '../platform/stored';
import { chargesOf } from './charges-of';
import { tell, type WhichProblem } from './problem-record';

const MINUTE_MS = 60_000;
/** A charge that is not paid yet is looked at again so much later. */
const WAIT_MS = 60 * MINUTE_MS;
const MOST_REFUNDS = 100;
/** So often Stripe may refuse a refund for what it is, until it is given up. */
const MOST_REFUSALS = 5;
/** A try gives nothing later than this after it began: by then another may begin, which must see all that it gave. */
const TRY_MS = 2 * MINUTE_MS;

interface GiveRun extends Run {
  /** Milliseconds, of any beginning; only tests have one of their own. */
  readonly clock?: () => number;
}

/** Puts a refund off before it is tried, so that of two runs one tries it. @returns the problem as it was */
function take({ database, now }: Run, { orgID, problemID }: WhichProblem): Promise<Problem | undefined> {
  const reference = database.doc(problems.document(orgID, problemID));
  return decide(database, [reference], ([document], { write }) => {
    const problem = document.exists ? stored(problems, document) : undefined;
    if (!problem?.refund || !problem.nextAt || problem.nextAt > now) return undefined;
    write(document, { nextAt: new Date(now.getTime() + PUT_OFF_MS) });
    return problem;
  });
}

interface Payment {
  readonly intentID: string;
  /** Cents that can be given back of it. */
  readonly left: number;
}

const CAME_BACK: readonly (string | null)[] = ['failed', 'canceled'];

/** Stripe refuses to give back, and not for now only. */
class GivingRefused extends Error {
  constructor(readonly reason: Error) {
    super(reason.message);
  }
}

/** Stripe's answer to what decides whether a refund can be given. @throws GivingRefused */
function allowed<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    throw isRefusal(error) ? new GivingRefused(error) : error;
  });
}

/**
 * How much of the payments can be given back, and how much of them was for this problem, as Stripe has it.
 * @param onGiven told of it after each payment: one that cannot be read hides nothing of those before it
 */
async function readPayments(
  { stripe }: Services,
  intentIDs: readonly string[],
  { orgID, problemID }: WhichProblem,
  onGiven: (given: number) => void,
) {
  const payments: Payment[] = [];
  let given = 0;
  for (const intentID of intentIDs) {
    const [intent, { data }] = await Promise.all([
      allowed(stripe.paymentIntents.retrieve(intentID)),
      stripe.refunds.list({ payment_intent: intentID, limit: MOST_REFUNDS }),
    ]);
    const held = data.filter(({ status }) => !CAME_BACK.includes(status));
    const sumOf = (refunds: readonly Stripe.Refund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);
    payments.push({ intentID, left: intent.amount_received - sumOf(held) });
    // Also what came back later: it is not given twice.
    given += sumOf(
      data.filter(({ metadata }) => metadata?.['problemID'] === problemID && metadata['orgID'] === orgID),
    );
    onGiven(given);
  }
  return { payments, given };
}

/**
 * Gives back what was decided, of the trip first and then of the way back. What an earlier try gave, whatever became of its
 * answer, Stripe tells: it ended minutes ago. Within a try the key keeps a repeated request from giving twice; another try
 * needs another key, since Stripe keeps a failure of its own under it for a day.
 * @param attempt of this try alone
 */
async function give(
  services: Services,
  which: WhichProblem,
  {
    amount,
    attempt,
    intentIDs,
    mayGive,
    onGiven,
  }: {
    /** With what was given before. */
    readonly amount: number;
    readonly attempt: number;
    readonly intentIDs: readonly string[];
    readonly mayGive: () => boolean;
    /** Told how much is given for this problem so far, whatever comes after. */
    readonly onGiven: (given: number) => void;
  },
): Promise<number> {
  const { orgID, problemID } = which;
  const { payments, ...before } = await readPayments(services, intentIDs, which, onGiven);
  let { given } = before;
  for (const { intentID, left } of payments) {
    const part = Math.min(left, amount - given);
    if (part > 0) {
      if (!mayGive())
        throw new Error(`The refund of ${orgID}/${problemID} took too long, and is tried again.`);
      await allowed(
        services.stripe.refunds.create(
          { payment_intent: intentID, amount: part, metadata: { orgID, problemID } },
          { idempotencyKey: `problem-${orgID}-${problemID}-${intentID}-${attempt}` },
        ),
      );
      given += part;
      onGiven(given);
    }
    // Entered by whoever learns of it first, this or the webhook.
    await syncPayment(services, intentID);
  }
  return given;
}

/** Whether Stripe refuses what is asked for, and not for now only: for want of money it is asked again. */
function isRefusal(error: unknown): error is Error {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;
  if (error instanceof StripeCardError) return true;
  return error instanceof StripeInvalidRequestError && error.code !== 'balance_insufficient';
}

/**
 * Counts that Stripe refused a refund. With the last time it is given up: the problem is open again, for operators to answer in
 * another way, and its log line is an alarm.
 * @param given cents for this problem, so far
 */
async function countRefusal(
  { database, now }: Run,
  { orgID, problemID }: WhichProblem,
  given: number,
): Promise<void> {
  const reference = database.doc(problems.document(orgID, problemID));
  const isGivenUp = await decide(database, [reference], ([document], { write, batch }) => {
    const problem = stored(problems, document);
    const { refund, blankedAt, state, dueAt } = problem;
    if (!refund) return false;
    const refusals = (refund.refusals ?? 0) + 1;
    const isLast = refusals >= MOST_REFUSALS;
    const isOpened = isLast && !blankedAt;
    write(document, {
      'refund.refusals': refusals,
      ...(isLast && {
        ...{ 'refund.failedAt': now, 'refund.given': Math.max(given - (refund.earlier ?? 0), 0) },
        nextAt: FieldValue.delete(),
      }),
      // One that is open already keeps the clock that runs.
      ...(isOpened && { state: 'open', dueAt: state === 'open' ? dueAt : answerDue(now), updatedAt: now }),
    });
    if (isLast) {
      const after = { ...problem, ...(isOpened && { state: 'open' as const }) };
      const told = { database, transaction: batch, orgID, by: { actor: systemActor(PROVIDER) }, now };
      tell(told, 'refundFailed', after, { refund: refund.amount });
    }
    return isLast;
  });
  if (isGivenUp) logError('giveRefunds', `The refund of ${orgID}/${problemID} was refused and is given up.`);
}

async function giveRefund(run: GiveRun, services: Services, which: WhichProblem): Promise<void> {
  const { clock = Date.now } = run;
  const began = clock();
  const problem = await take(run, which);
  if (!problem?.refund || !problem.nextAt) return;
  const { orgID, problemID } = which;
  const reference = run.database.doc(problems.document(orgID, problemID));
  const charges = await chargesOf(run.database, orgID, problem, (...refs) => run.database.getAll(...refs));
  if (charges.some(({ isOwed }) => isOwed)) {
    await reference.update({ nextAt: new Date(run.now.getTime() + WAIT_MS) });
    return;
  }
  const intentIDs = charges.flatMap(({ intentID }) => intentID ?? []);
  const { earlier = 0 } = problem.refund;
  const amount = problem.refund.amount + earlier;
  let known = 0;
  const mayGive = () => clock() - began < TRY_MS;
  const given = await give(services, which, {
    amount,
    attempt: problem.nextAt.getTime(),
    intentIDs,
    mayGive,
    onGiven: (sum) => {
      known = sum;
    },
  }).catch(async (error: unknown) => {
    if (!(error instanceof GivingRefused)) throw error;
    // What is all given is not given up, whatever else Stripe refuses to show.
    if (known < amount) await countRefusal(run, which, known);
    throw error.reason;
  });
  await reference.update({
    ...{ 'refund.given': Math.max(given - earlier, 0), 'refund.givenAt': run.now },
    nextAt: FieldValue.delete(),
  });
}

/**
 * Gives back what was decided for problems, once their charges are paid. Bounded, and repeatable at any time.
 * @returns how many refunds it looked at
 */
export function runRefunds({ stripe, ...run }: GiveRun & Pick<Services, 'stripe'>): Promise<number> {
  return workInTurn(run, problems.name, (orgID, problemID) =>
    giveRefund(run, { database: run.database, stripe }, { orgID, problemID }).catch((error: unknown) => {
      throw withoutPayment(error);
    }),
  );
}

export const giveRefunds: Job = {
  name: 'giveRefunds',
  secrets: [stripeKey],
  work: (run) => runRefunds({ ...run, stripe: stripe() }),
};
