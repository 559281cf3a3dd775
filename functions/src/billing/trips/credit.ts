import {
  type CreditState,
  creditLeft,
  creditSettings,
  reservedForTrips,
} from '@fleetfoot/shared/model/billing/credit';
import { owedForTrips } from '@fleetfoot/shared/model/billing/trip-charge';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { stored } from '../../platform/stored';

/** What decides whether an organisation may have more trips under way. */
export function creditRefs(
  database: Firestore,
  orgID: string,
): readonly [DocumentReference, DocumentReference, DocumentReference] {
  return [
    database.doc(reservedForTrips.document(orgID)),
    database.doc(owedForTrips.document(orgID)),
    database.doc(creditSettings.document(orgID)),
  ];
}

/** What is left for new deliveries: cents, less than nothing above the limit. @param documents of {@link creditRefs} */
export function creditLeftIn([reserved, owed, settings]: readonly DocumentSnapshot[]): number {
  const state: CreditState = {
    reserved: reserved?.exists ? stored(reservedForTrips, reserved) : undefined,
    owed: owed?.exists ? stored(owedForTrips, owed) : undefined,
    settings: settings?.exists ? stored(creditSettings, settings) : undefined,
  };
  return creditLeft(state);
}

/** Holds so many more cents of an organisation's limit, unless that has changed since it was read: then nothing is written. */
export function reserveUnchanged(batch: WriteBatch, reserved: DocumentSnapshot, cents: number): void {
  const amount = Number(reserved.get('amount') ?? 0) + cents;
  if (reserved.updateTime) batch.update(reserved.ref, { amount }, { lastUpdateTime: reserved.updateTime });
  else batch.create(reserved.ref, { amount });
}

/** Holds so many more cents of an organisation's limit, or releases them, with whatever else is written. */
export function reserve(
  writes: Transaction | WriteBatch,
  database: Firestore,
  orgID: string,
  cents: number,
): void {
  if (cents === 0) return;
  const fields = { amount: FieldValue.increment(cents) };
  // Both have the same method, but its overloads do not add up.
  (writes as WriteBatch).set(database.doc(reservedForTrips.document(orgID)), fields, { merge: true });
}
