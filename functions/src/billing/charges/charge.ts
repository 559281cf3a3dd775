import { toldReason } from '@fleetfoot/shared/billing';
import { type Charge, NO_CARD } from '@fleetfoot/shared/model/billing/charge';
import { ledgerEntries } from '@fleetfoot/shared/model/billing/ledger';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { record } from '../../platform/audit';
import { decide } from '../../platform/decide';
import { inTransaction } from '../../platform/in-transaction';
import { stored } from '../../platform/stored';
import type { Told } from '../services';
import type { ChargeKey } from './charge-kind';

const DAY_MS = 86_400_000;
/** Days after each refusal, one after the other, until it is tried again by itself; then it waits for somebody. */
export const RETRY_DAYS = [1, 3, 5] as const;

export function chargeRef(database: Firestore, { kind, orgID, chargeID }: ChargeKey): DocumentReference {
  return database.doc(kind.charges.document(orgID, chargeID));
}

/** A charge; `undefined` for a document that is not there. */
export function chargeIn({ kind }: Pick<ChargeKey, 'kind'>, document: DocumentSnapshot): Charge | undefined {
  return document.exists ? stored(kind.charges, document) : undefined;
}

/**
 * Binds the round of a charge permanently to its payment intent, which is of the amount that the charge has.
 * @returns the charge, whose intent is another when that one came first, and none when the charge has changed
 */
export function bindIntent(
  database: Firestore,
  key: ChargeKey,
  { round, amount }: Pick<Charge, 'round' | 'amount'>,
  intentID: string,
): Promise<Charge | undefined> {
  return decide(database, [chargeRef(database, key)], ([document], { write }) => {
    const present = chargeIn(key, document);
    if (!present?.isOwed || present.intentID !== undefined) return present;
    if (present.round !== round || present.amount !== amount) return present;
    write(document, { intentID });
    return { ...present, intentID };
  });
}

/** When the money of a payment was taken, by its entries. */
function takenAt(entries: readonly QueryDocumentSnapshot[]) {
  const taken = entries.find((entry) => entry.get('kind') === 'charge');
  return taken && { paidAt: taken.get('createdAt') };
}

/**
 * Brings a charge to what the ledger says of its payment: paid, or given back whole. Whoever enters something of the
 * payment calls it afterwards; again it changes nothing.
 */
export function chargeIsEntered(database: Firestore, key: ChargeKey, intentID: string): Promise<void> {
  const reference = chargeRef(database, key);
  const { kind, orgID } = key;
  const entries = database.collection(ledgerEntries.path(orgID)).where('paymentIntentID', '==', intentID);
  return inTransaction(database, async (transaction) => {
    const charge = chargeIn(key, await transaction.get(reference));
    if (!charge) return;
    const { docs } = await transaction.get(entries);
    const kept = docs.reduce((sum, entry) => sum + Number(entry.get('amount')), 0);
    const status = kept > 0 ? 'paid' : 'refunded';
    if (docs.length === 0 || charge.status === status) return;
    const tell = await kind.follow?.(transaction, { database, orgID }, charge);
    transaction.update(reference, {
      ...{ status, intentID, isOwed: false, ...takenAt(docs) },
      ...{ nextAt: FieldValue.delete(), reason: FieldValue.delete() },
    });
    tell?.(status);
  });
}

interface Refusal {
  readonly round: number;
  /** The intent that was refused, which Stripe has cancelled; none where there was no card. */
  readonly intentID?: string;
  /** A code of Stripe's, or that there is no card. */
  readonly reason: string;
  readonly told: Told;
}

/** Ends a round that was refused, once, whoever learns of it: the charge has failed until another round is paid. */
export function chargeIsRefused(
  database: Firestore,
  key: ChargeKey,
  { round, intentID, reason, told }: Refusal,
): Promise<void> {
  const reference = chargeRef(database, key);
  const { kind, orgID, chargeID } = key;
  return inTransaction(database, async (transaction) => {
    const charge = chargeIn(key, await transaction.get(reference));
    if (!charge?.isOwed || charge.round !== round || charge.intentID !== intentID) return;
    const tell = await kind.follow?.(transaction, { database, orgID }, charge);
    const days = RETRY_DAYS[round];
    transaction.update(reference, {
      ...{
        status: 'failed',
        reason: reason === NO_CARD ? reason : toldReason(reason),
        round: round + 1,
        intentID: FieldValue.delete(),
      },
      nextAt: days === undefined ? FieldValue.delete() : new Date(Date.now() + days * DAY_MS),
    });
    tell?.('failed');
    record(transaction, database, orgID, {
      id: `charge-refused-${intentID ?? `${chargeID}-${round}`}`,
      kind: 'charge.refused',
      ...told,
      object: { ...kind.about(orgID, charge), label: kind.label(charge) },
      after: { amount: charge.amount, reason },
    });
  });
}
