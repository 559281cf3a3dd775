import { creditSettings, isAboveCredit, owedForTrips } from '@fleetfoot/shared/model';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { stored } from '../../platform/stored';

/** What decides whether an organisation owes too much for trips. */
export function creditRefs(
  database: Firestore,
  orgID: string,
): readonly [DocumentReference, DocumentReference] {
  return [database.doc(owedForTrips.document(orgID)), database.doc(creditSettings.document(orgID))];
}

/** Whether an organisation owes too much for another delivery. @param documents of {@link creditRefs} */
export function owesTooMuch([owed, settings]: readonly DocumentSnapshot[]): boolean {
  return isAboveCredit(
    owed?.exists ? stored(owedForTrips, owed) : undefined,
    settings?.exists ? stored(creditSettings, settings) : undefined,
  );
}
