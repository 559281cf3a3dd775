import { wayBackID } from '@fleetfoot/shared/model/billing/trip-charge';
import type { Problem } from '@fleetfoot/shared/model/delivery/problem';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { CAMPAIGN_CHARGES } from '../billing/campaigns/campaign-charges';
import { chargeIn, chargeRef } from '../billing/charges/charge';
import type { ChargeKey } from '../billing/charges/charge-kind';
import { TRIP_CHARGES } from '../billing/trips/trip-charges';

/** The charges that a problem is about: of a delivery also that of its way back. */
function keysOf(orgID: string, { kind, chargeID }: Pick<Problem, 'kind' | 'chargeID'>): readonly ChargeKey[] {
  if (kind === 'downtime') return [{ kind: CAMPAIGN_CHARGES, orgID, chargeID }];
  return [chargeID, wayBackID(chargeID)].map((id) => ({ kind: TRIP_CHARGES, orgID, chargeID: id }));
}

/**
 * The charges that a problem is about, those that are there.
 * @param read all at once, within a transaction or without one
 */
export async function chargesOf(
  database: Firestore,
  orgID: string,
  problem: Pick<Problem, 'kind' | 'chargeID'>,
  read: (...references: DocumentReference[]) => Promise<DocumentSnapshot[]>,
) {
  const keys = keysOf(orgID, problem);
  const documents = await read(...keys.map((key) => chargeRef(database, key)));
  return keys.flatMap((key, index) => {
    const document = documents[index];
    return (document && chargeIn(key, document)) ?? [];
  });
}
