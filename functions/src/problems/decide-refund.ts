import { formatRand } from '@fleetfoot/shared/domain';
import { ledgerEntries } from '@fleetfoot/shared/model/billing/ledger';
import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { type Problem, type ProblemRefund, problems } from '@fleetfoot/shared/model/delivery/problem';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { stored } from '../platform/stored';
import { chargesOf } from './charges-of';
import { type Chargeable, type DerivedRefund, lateRefund } from './late-refund';
import { refused } from './problem-record';

interface Place {
  readonly transaction: Transaction;
  readonly database: Firestore;
  readonly orgID: string;
}

/**
 * What the charges of a problem are, and what is left of them to give back: what was paid or is owed, without what the
 * ledger says was returned and what other problems of the same charges still wait for.
 */
async function chargeableOf({ transaction, database, orgID }: Place, problem: Problem): Promise<Chargeable> {
  const charges = await chargesOf(database, orgID, problem, (...refs) => transaction.getAll(...refs));
  const promises = await transaction.get(
    database.collection(problems.path(orgID)).where('chargeID', '==', problem.chargeID),
  );
  let charged = 0;
  let left = 0;
  for (const { status, amount, intentID } of charges) {
    const isOwed = status === 'waiting' || status === 'failed';
    const isPaid = (status === 'paid' || status === 'refunded') && intentID !== undefined;
    if (isOwed || isPaid) charged += amount;
    if (isOwed) left += amount;
    if (!isPaid) continue;
    const entries = database.collection(ledgerEntries.path(orgID)).where('paymentIntentID', '==', intentID);
    const { docs } = await transaction.get(entries);
    left += docs.reduce((sum, entry) => sum + Number(entry.get('amount')), 0);
  }
  for (const document of promises.docs) {
    const { refund } = stored(problems, document);
    if (refund && !refund.givenAt && !refund.failedAt) left -= refund.amount;
  }
  return { charged, left: Math.max(left, 0) };
}

/** Whether the drop-off window is another than the one that was promised when the delivery was created. */
async function isWindowEdited({ transaction, database, orgID }: Place, deliveryID: string): Promise<boolean> {
  const { docs } = await transaction.get(
    database
      .collection(auditEvents.path(orgID))
      .where('kind', '==', 'delivery.edited')
      .where('object.id', '==', deliveryID),
  );
  return docs.some((event) =>
    ['before', 'after'].some((side) => event.get(`${side}.dropoff_window`) !== undefined),
  );
}

async function ruleOf(
  place: Place,
  { kind, subject }: Problem,
  chargeable: Chargeable,
): Promise<DerivedRefund | undefined> {
  if (kind !== 'delivery') return undefined;
  const { transaction, database, orgID } = place;
  const found = await transaction.getAll(
    ...[deliveries, cancelledDeliveries].map(({ document }) => database.doc(document(orgID, subject))),
  );
  const delivery = found.find(({ exists }) => exists);
  if (!delivery || (await isWindowEdited(place, subject))) return undefined;
  return lateRefund(stored(deliveries, delivery), chargeable);
}

/**
 * Decides how much is given back, in the transaction that keeps it.
 * @throws AppError `failed-precondition` for more than there is to give back, and where the rule gives nothing
 */
export async function decideRefund(
  place: Place,
  problem: Problem,
  asked: number | 'rule',
  now: Date,
): Promise<ProblemRefund> {
  const chargeable = await chargeableOf(place, problem);
  const { given = 0, earlier: before = 0 } = problem.refund ?? {};
  const earlier = given + before;
  const more = { decidedAt: now, ...(earlier > 0 && { earlier }) };
  if (asked === 'rule') {
    const derived = await ruleOf(place, problem, chargeable);
    if (!derived) throw refused('failed-precondition', 'The rule gives nothing back for it.');
    return { ...derived, ...more };
  }
  if (!Number.isInteger(asked) || asked < 1) {
    throw refused('invalid-argument', 'A refund is so many cents, at least one.');
  }
  if (asked > chargeable.left) {
    throw refused(
      'failed-precondition',
      `At most ${formatRand(chargeable.left / 100)} can be given back for it.`,
    );
  }
  return { amount: asked, why: '', ...more };
}
