import { monthOf } from '@fleetfoot/shared/billing';
import {
  DEFAULT_LIMITS,
  type MemberSpending,
  memberSpending,
  type SpendingLimits,
  spendingLimits,
} from '@fleetfoot/shared/model/billing/spending';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { Writes } from '../../platform/decide';

/** What a member charges in a month. */
export interface SpendingKey {
  readonly orgID: string;
  readonly uid: string;
  /** Month in South Africa. */
  readonly month: string;
}

/** The limits of an organisation: those that an Admin has set, or the usual ones. */
export function limitsIn(document: DocumentSnapshot): SpendingLimits {
  return document.exists ? v.parse(spendingLimits.schema, document.data()) : DEFAULT_LIMITS;
}

/** Where it is kept what a member charges in a month. */
export function spendingRef(database: Firestore, { orgID, uid, month }: SpendingKey): DocumentReference {
  return database.doc(memberSpending.document(orgID, `${uid}_${month}`));
}

/** What a member spends in a month. */
export function spendingIn(document: DocumentSnapshot): MemberSpending {
  return v.parse(memberSpending.schema, document.data() ?? {});
}

/** Gives back what was held for an attempt that charges nothing. */
export function release(
  batch: Writes['batch'],
  database: Firestore,
  { attemptID, ...key }: SpendingKey & { readonly attemptID: string },
): void {
  batch.set(spendingRef(database, key), { held: { [attemptID]: FieldValue.delete() } }, { merge: true });
}

/** The present month in South Africa. */
export function thisMonth(): string {
  return monthOf(new Date());
}
