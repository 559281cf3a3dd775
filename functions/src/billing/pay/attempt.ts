import { AppError } from '@fleetfoot/shared/domain';
import type { CampaignBrief } from '@fleetfoot/shared/model/advertising/campaign-brief';
import {
  type PaymentAttempt,
  PaymentAttemptSchema,
  paymentAttempts,
} from '@fleetfoot/shared/model/billing/payment';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { writeUnchanged } from '../../platform/write-unchanged';
import type { DepositTerms } from './deposit';

export type Attempt = PaymentAttempt;

/** Which attempt. */
export interface AttemptKey {
  readonly orgID: string;
  readonly attemptID: string;
}

/** A press of the button that pays. */
export interface Payment extends AttemptKey, DepositTerms {
  /** One of the organisation's cards; its default one when not there. */
  readonly paymentMethodID?: string | undefined;
  /** How many cards of this attempt were refused before. */
  readonly round: number;
  /** What the campaign is to be. */
  readonly brief?: CampaignBrief | undefined;
}

/** Where an attempt is written down. */
export function attemptRef(database: Firestore, { orgID, attemptID }: AttemptKey): DocumentReference {
  return database.doc(paymentAttempts.document(orgID, attemptID));
}

/**
 * An attempt, `undefined` for a document that is not there.
 * @throws AppError `failed-precondition` for an attempt that was withdrawn
 */
export function attemptIn(document: DocumentSnapshot): Attempt | undefined {
  if (document.get('isWithdrawn') === true) {
    throw new AppError('failed-precondition', 'This attempt was withdrawn.', {
      userMessage: 'This payment was given up before it was made.',
    });
  }
  return document.exists ? v.parse(PaymentAttemptSchema, document.data()) : undefined;
}

export async function findAttempt(database: Firestore, key: AttemptKey): Promise<Attempt | undefined> {
  return attemptIn(await attemptRef(database, key).get());
}

/**
 * Binds the round of an attempt permanently to its payment intent.
 * @returns the intent that it is bound to, which is another when that one came first
 * @throws AppError `timeout` when the attempt goes on with another card by now
 */
export async function bindIntent(
  database: Firestore,
  key: AttemptKey,
  { intentID, round }: { readonly intentID: string; readonly round: number },
): Promise<string> {
  const document = await attemptRef(database, key).get();
  const attempt = attemptIn(document);
  if (attempt?.round !== round) throw new AppError('timeout', 'This attempt goes on with another card.');
  if (attempt.intentID !== undefined) return attempt.intentID;
  const isBound = await writeUnchanged(document, { intentID });
  return isBound ? intentID : bindIntent(database, key, { intentID, round });
}

/** What was known of an attempt when it was withdrawn. */
export interface Withdrawn {
  /** The intent that is bound to it already, if there is one: then it is for Stripe to say. */
  readonly intentID: string | undefined;
  /** The attempt as it was begun; `undefined` if it was not. */
  readonly attempt: Attempt | undefined;
}

/** Withdraws an attempt, so that no payment intent is ever bound to it, begun or not. */
export async function withdrawAttempt(database: Firestore, key: AttemptKey): Promise<Withdrawn> {
  const document = await attemptRef(database, key).get();
  const begun = v.safeParse(PaymentAttemptSchema, document.data());
  const attempt = begun.success ? begun.output : undefined;
  const intentID = attempt?.intentID;
  if (intentID !== undefined || document.get('isWithdrawn') === true) return { intentID, attempt };
  const isWritten = await writeUnchanged(document, { id: key.attemptID, isWithdrawn: true });
  return isWritten ? { intentID, attempt } : withdrawAttempt(database, key);
}

/** @throws AppError `invalid-argument` when an attempt comes again with other terms */
export function requireSameTerms(
  known: Pick<Attempt, 'planID' | 'noOfBikes'>,
  terms: Pick<Attempt, 'planID' | 'noOfBikes'>,
): void {
  if (known.planID === terms.planID && known.noOfBikes === terms.noOfBikes) return;
  throw new AppError('invalid-argument', 'This attempt was made for another plan or number of bikes.');
}
