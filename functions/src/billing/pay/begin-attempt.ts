import { AppError } from '@fleetfoot/shared/domain';
import {
  type ExceededLimit,
  exceededLimit,
  REQUESTS_PER_MONTH,
  spendingLimits,
} from '@fleetfoot/shared/model/billing/spending';
import { type TeamMember, teamMembers } from '@fleetfoot/shared/model/team/people';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { memberActor, originOf, record } from '../../platform/audit';
import type { Caller } from '../../platform/caller';
import { type DocumentsOf, decide, type Writes } from '../../platform/decide';
import { noSuchTeam } from '../../platform/membership';
import { stored } from '../../platform/stored';
import {
  countTry,
  type MetLimit,
  recordMetLimit,
  today,
  tooManyTries,
  triesOf,
} from '../cards/card-attempts';
import { listCards } from '../cards/cards';
import type { Services } from '../services';
import { isApproved, newRequest, requestIn, requestRef } from '../spending/purchase-request';
import { limitsIn, spendingIn, spendingRef, thisMonth } from '../spending/spending';
import { type Attempt, attemptIn, attemptRef, findAttempt, type Payment, requireSameTerms } from './attempt';
import { cancelIntent } from './cancel-intent';
import type { Deposit } from './deposit';

/** What becomes of a press of the button: an attempt to charge, or a purchase that waits for an Admin. */
export type Begun = { readonly attempt: Attempt } | { readonly isWaiting: true };

type Decision = Begun | { readonly met: MetLimit };

interface Card {
  readonly customerID: string;
  readonly paymentMethodID: string;
}

/** What a decision to charge is made of, besides the documents. */
interface Press {
  readonly services: Services;
  readonly caller: Caller;
  readonly payment: Payment;
  readonly deposit: Deposit;
  readonly card: Card;
  /** The attempt as it was when its last intent was cancelled. */
  readonly earlier: Attempt | undefined;
  readonly day: string;
  readonly month: string;
}

async function cardOf(services: Services, { orgID, paymentMethodID }: Payment): Promise<Card> {
  const { customerID, all, default: usual } = await listCards(services, orgID);
  if (customerID === undefined || !usual) {
    throw new AppError('failed-precondition', 'The organisation has no card.', {
      userMessage: 'There is no card to charge. Add one in Billing first.',
    });
  }
  const card = paymentMethodID === undefined ? usual : all.find(({ id }) => id === paymentMethodID);
  if (card) return { customerID, paymentMethodID: card.id };
  throw new AppError('failed-precondition', `The organisation has no card ${paymentMethodID}.`, {
    userMessage: 'This card is no longer there. Choose another one.',
  });
}

function refsOf({ services: { database }, caller: { uid }, payment, day, month }: Press) {
  const { orgID } = payment;
  return [
    attemptRef(database, payment),
    database.doc(teamMembers.document(orgID, uid)),
    database.doc(spendingLimits.document(orgID)),
    spendingRef(database, { orgID, uid, month }),
    requestRef(database, payment),
    ...triesOf(database, { orgID, uid, day }),
  ] as const;
}

/** Asks Admins for a purchase above a limit, once however often it is pressed. */
function ask(
  { services, caller, payment, deposit }: Press,
  { batch, write }: Writes,
  documents: { readonly request: DocumentSnapshot; readonly spending: DocumentSnapshot },
  { member, exceeded }: { readonly member: TeamMember; readonly exceeded: ExceededLimit },
): Decision {
  if (documents.request.exists) return { isWaiting: true };
  const { orgID, attemptID } = payment;
  const { asked } = spendingIn(documents.spending);
  if (asked.length >= REQUESTS_PER_MONTH) {
    throw new AppError('resource-exhausted', `${REQUESTS_PER_MONTH} purchases were asked for.`, {
      userMessage: `You have asked for ${REQUESTS_PER_MONTH} purchases above your limit this month, which is the most. Ask an Admin to buy it.`,
    });
  }
  const { amount, description } = deposit;
  write(documents.spending, { asked: [...asked, attemptID] });
  write(
    documents.request,
    newRequest(payment, { amount, exceeded, requestedBy: caller.uid, requestedByName: member.fullName }),
  );
  record(batch, services.database, orgID, {
    kind: 'purchase.requested',
    actor: memberActor(caller, member.fullName),
    object: { id: attemptID, label: description },
    after: { amount, exceeded },
    from: originOf(caller),
  });
  return { isWaiting: true };
}

/** Decides on a press by the documents as they are. */
function choose(press: Press, documents: DocumentsOf<ReturnType<typeof refsOf>>, writes: Writes): Decision {
  const [attempt, membership, limits, spending, request, organization, user] = documents;
  const { services, caller, payment, deposit, earlier, day, month } = press;
  const { orgID, attemptID, planID, noOfBikes, round } = payment;
  const present = attemptIn(attempt);
  if (present) requireSameTerms(present, payment);
  if (present && present.round >= round) return { attempt: present };
  if (present?.intentID !== earlier?.intentID) {
    throw new AppError('timeout', 'This attempt has got a payment intent meanwhile.');
  }
  if (!membership.exists) throw noSuchTeam();
  const member = stored(teamMembers, membership);
  const asked = requestIn(request);
  const terms = { planID, noOfBikes, amount: deposit.amount, requestedBy: caller.uid };
  // Looked at in any case: terms that were asked for are the only ones of this attempt.
  const isGranted = asked !== undefined && isApproved(asked, terms);
  const { held } = spendingIn(spending);
  const spent = Object.entries(held).reduce((sum, [id, cents]) => (id === attemptID ? sum : sum + cents), 0);
  const exceeded = exceededLimit(limitsIn(limits)[member.role], { amount: deposit.amount, spent });
  if (exceeded && !isGranted) return ask(press, writes, { request, spending }, { member, exceeded });

  const tried = { orgID, uid: caller.uid, day, key: `${attemptID}-${round}` };
  const met = countTry({ organization, user }, writes, tried, ['declines']);
  if (met) {
    const actor = memberActor(caller, member.fullName);
    recordMetLimit(writes.batch, services.database, tried, met, { actor, from: originOf(caller) });
    return { met };
  }
  writes.write(spending, { held: { ...held, [attemptID]: deposit.amount } });
  if (asked && asked.status !== 'done') writes.write(request, { status: 'done' });
  // Of what was told at several presses the first holds, which is also what an Admin has seen.
  const brief = present?.brief ?? asked?.brief ?? payment.brief;
  const begun: Attempt = {
    ...(brief && { brief }),
    ...{ planID, noOfBikes, amount: deposit.amount, ...press.card, createdBy: caller.uid },
    ...{ round, isRefused: false, countedOn: { day, month } },
  };
  if (present) writes.write(attempt, { ...begun, intentID: FieldValue.delete() });
  else writes.write(attempt, { id: attemptID, ...begun, createdAt: FieldValue.serverTimestamp() });
  return { attempt: begun };
}

/**
 * The attempt of a press that has come before.
 * @returns `undefined` for the first press, and for one that goes on with another card: then no intent of an earlier
 * card can be paid any more
 */
async function attemptOfPress(
  { database, stripe }: Services,
  caller: Caller,
  payment: Payment,
): Promise<{ readonly going?: Attempt; readonly earlier?: Attempt }> {
  const earlier = await findAttempt(database, payment);
  if (earlier) requireSameTerms(earlier, payment);
  if (earlier && payment.round <= earlier.round) return { going: earlier };
  if (!earlier) return {};
  if (earlier.createdBy !== caller.uid) {
    throw new AppError('permission-denied', 'Only who began an attempt goes on with another card.');
  }
  const { intentID } = earlier;
  const isPaid = intentID !== undefined && (await cancelIntent(stripe, intentID)) === 'paid';
  return isPaid ? { going: earlier } : { earlier };
}

/**
 * Begins an attempt, or its next round after a refused card. In one batch it is counted as a try with a card, its amount
 * is held in the member's month, and it is written down: of presses at once none is let through that is above a limit.
 * @throws AppError `invalid-argument` for other terms; `failed-precondition` without a card, and for a purchase that was
 * declined; `resource-exhausted` when too many cards were tried
 */
export async function beginAttempt(
  services: Services,
  caller: Caller,
  payment: Payment,
  deposit: Deposit,
): Promise<Begun> {
  const { going, earlier } = await attemptOfPress(services, caller, payment);
  if (going) return { attempt: going };
  const card = await cardOf(services, payment);
  const press = {
    ...{ services, caller, payment, deposit, card, earlier },
    ...{ day: today(), month: thisMonth() },
  };
  const decision = await decide(services.database, refsOf(press), (documents, writes) =>
    choose(press, documents, writes),
  );
  if ('met' in decision) throw tooManyTries(decision.met);
  return decision;
}
