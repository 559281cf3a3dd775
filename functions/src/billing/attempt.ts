import { AppError } from '@fleetfoot/shared/domain';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { inTransaction } from '../domain/in-transaction';
import { billingPaths } from './billing-paths';

/** Organizations/{orgId}/PaymentAttempts/{attemptId}: one decision to pay, and everything that its intent is made of. */
const AttemptSchema = v.object({
  planID: v.string(),
  noOfBikes: v.number(),
  /** Cents. */
  amount: v.number(),
  customerID: v.string(),
  paymentMethodID: v.string(),
  /** The one payment intent; not there until Stripe has made it. */
  intentID: v.optional(v.string()),
});

export type Attempt = v.InferOutput<typeof AttemptSchema>;
export type NewAttempt = Omit<Attempt, 'intentID'>;

/** Which attempt. */
export interface AttemptKey {
  readonly orgID: string;
  readonly attemptID: string;
}

function refOf(database: Firestore, { orgID, attemptID }: AttemptKey) {
  return database.doc(billingPaths.attempt(orgID, attemptID));
}

export async function findAttempt(database: Firestore, key: AttemptKey): Promise<Attempt | undefined> {
  const document = await refOf(database, key).get();
  return document.exists ? v.parse(AttemptSchema, document.data()) : undefined;
}

/** Writes an attempt down; of two at once the first counts, and both get it. */
export function beginAttempt(
  database: Firestore,
  key: AttemptKey,
  attempt: NewAttempt,
  createdBy: string,
): Promise<Attempt> {
  const ref = refOf(database, key);
  return inTransaction(database, async (transaction) => {
    const document = await transaction.get(ref);
    if (document.exists) return v.parse(AttemptSchema, document.data());
    const createdAt = FieldValue.serverTimestamp();
    transaction.create(ref, { id: key.attemptID, ...attempt, createdBy, createdAt });
    return attempt;
  });
}

/**
 * Binds an attempt to its payment intent, for good.
 * @returns the intent that it is bound to, which is another when that one came first
 */
export function bindIntent(database: Firestore, key: AttemptKey, intentID: string): Promise<string> {
  const ref = refOf(database, key);
  return inTransaction(database, async (transaction) => {
    const bound: string | undefined = (await transaction.get(ref)).get('intentID');
    if (bound !== undefined) return bound;
    transaction.update(ref, { intentID });
    return intentID;
  });
}

/** @throws AppError `invalid-argument` when an attempt comes again with other terms */
export function requireSameTerms(attempt: Attempt, terms: Pick<Attempt, 'planID' | 'noOfBikes'>): void {
  if (attempt.planID === terms.planID && attempt.noOfBikes === terms.noOfBikes) return;
  throw new AppError('invalid-argument', 'This attempt was made for another plan or number of bikes.');
}
