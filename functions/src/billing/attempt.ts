import { AppError } from '@fleetfoot/shared/domain';
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { billingPaths } from './billing-paths';
import { writeUnchanged } from './write-unchanged';

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
  /** Who decided: a user's id. */
  createdBy: v.string(),
});

export type Attempt = v.InferOutput<typeof AttemptSchema>;
export type NewAttempt = Omit<Attempt, 'intentID'>;

/** Which attempt. */
export interface AttemptKey {
  readonly orgID: string;
  readonly attemptID: string;
}

/** @throws AppError `failed-precondition` for an attempt that was withdrawn */
function parseAttempt(document: DocumentSnapshot): Attempt {
  if (document.get('isWithdrawn') === true) {
    throw new AppError('failed-precondition', 'This attempt was withdrawn.', {
      userMessage: 'This payment was given up before it was made.',
    });
  }
  return v.parse(AttemptSchema, document.data());
}

function read(database: Firestore, { orgID, attemptID }: AttemptKey) {
  return database.doc(billingPaths.attempt(orgID, attemptID)).get();
}

export async function findAttempt(database: Firestore, key: AttemptKey): Promise<Attempt | undefined> {
  const document = await read(database, key);
  return document.exists ? parseAttempt(document) : undefined;
}

/** Writes an attempt down; of two at once the first counts, and both get it. */
export async function beginAttempt(
  database: Firestore,
  key: AttemptKey,
  attempt: NewAttempt,
): Promise<Attempt> {
  const document = await read(database, key);
  if (document.exists) return parseAttempt(document);
  const fields = { id: key.attemptID, ...attempt, createdAt: FieldValue.serverTimestamp() };
  return (await writeUnchanged(document, fields)) ? attempt : beginAttempt(database, key, attempt);
}

/**
 * Binds an attempt to its payment intent, for good.
 * @returns the intent that it is bound to, which is another when that one came first
 */
export async function bindIntent(database: Firestore, key: AttemptKey, intentID: string): Promise<string> {
  const document = await read(database, key);
  const { intentID: bound } = parseAttempt(document);
  if (bound !== undefined) return bound;
  return (await writeUnchanged(document, { intentID })) ? intentID : bindIntent(database, key, intentID);
}

/**
 * Withdraws an attempt, so that no payment intent is ever bound to it, begun or not.
 * @returns the intent that is bound to it already, if there is one: then it is for Stripe to say
 */
export async function withdrawAttempt(database: Firestore, key: AttemptKey): Promise<string | undefined> {
  const document = await read(database, key);
  const bound: unknown = document.get('intentID');
  if (typeof bound === 'string') return bound;
  if (document.get('isWithdrawn') === true) return undefined;
  const isWritten = await writeUnchanged(document, { id: key.attemptID, isWithdrawn: true });
  return isWritten ? undefined : withdrawAttempt(database, key);
}

/** @throws AppError `invalid-argument` when an attempt comes again with other terms */
export function requireSameTerms(attempt: Attempt, terms: Pick<Attempt, 'planID' | 'noOfBikes'>): void {
  if (attempt.planID === terms.planID && attempt.noOfBikes === terms.noOfBikes) return;
  throw new AppError('invalid-argument', 'This attempt was made for another plan or number of bikes.');
}
