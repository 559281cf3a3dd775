import {
  type CollectionQuery,
  callUntilKnown,
  type DocumentQuery,
  fetchDocument,
  parseWith,
} from '@fleetfoot/shared/firebase';
import { creditSettings } from '@fleetfoot/shared/model/billing/credit';
import {
  type Owed,
  owedForTrips,
  type TripCharge,
  tripCharges,
} from '@fleetfoot/shared/model/billing/trip-charge';
import { payTrip } from '@fleetfoot/shared/operations';

const parseCharge = parseWith(tripCharges.schema);
const parseOwed = parseWith(owedForTrips.schema);
const parseCredit = parseWith(creditSettings.schema);

/** The trips that are not paid yet. */
export function openTripsQuery(orgID: string): CollectionQuery<TripCharge> {
  return {
    path: tripCharges.path(orgID),
    where: [['isOwed', true]],
    limit: tripCharges.mostInQuery,
    parse: parseCharge,
  };
}

/** What they come to, of those too that one query does not read. */
export function owedQuery(orgID: string): DocumentQuery<Owed> {
  return { path: owedForTrips.document(orgID), parse: parseOwed };
}

/** The limit that an operator has set; nothing while the usual one holds. */
export function creditQuery(orgID: string): DocumentQuery<{ readonly limit: number }> {
  return { path: creditSettings.document(orgID), parse: parseCredit };
}

export function chargeQuery(orgID: string, chargeID: string): DocumentQuery<TripCharge> {
  return { path: tripCharges.document(orgID, chargeID), parse: parseCharge };
}

/**
 * Charges the default card with a trip. Resolves once it is known to be paid, and rejects with an AppError once it is
 * known not to be.
 */
export function payTripNow(orgID: string, chargeID: string): Promise<void> {
  return callUntilKnown(payTrip, { orgID, chargeID }, async () => {
    const charge = await fetchDocument(chargeQuery(orgID, chargeID));
    return charge?.status === 'paid';
  });
}
