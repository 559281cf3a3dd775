import { AppError } from '@fleetfoot/shared/domain';
import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { type PrivacyHold, privacyHolds } from '@fleetfoot/shared/model/privacy/privacy';
import type * as operations from '@fleetfoot/shared/operations';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { asAdmin } from '../platform/membership';

/** Where a delivery is, or its copy once it is cancelled. */
function placesOf(
  database: Firestore,
  { orgID, deliveryID }: { readonly orgID: string; readonly deliveryID: string },
): DocumentReference[] {
  return [deliveries, cancelledDeliveries].map(({ document }) => database.doc(document(orgID, deliveryID)));
}

/**
 * Keeps the details of a delivery until they are released. A delivery that is held already stays as it is.
 * @throws AppError `permission-denied` unless an Admin calls; `not-found` for a delivery that is not there;
 * `failed-precondition` when the details are removed already
 */
export function holdDelivery(
  database: Firestore,
  caller: Caller,
  { orgID, deliveryID, reason }: RequestOf<typeof operations.holdDelivery>,
): Promise<ResponseOf<typeof operations.holdDelivery>> {
  const holdRef = database.doc(privacyHolds.document(orgID, deliveryID));
  const places = placesOf(database, { orgID, deliveryID });
  return asAdmin(database, caller, { orgID, action: 'privacy.hold' }, async (transaction) => {
    const [hold, ...found] = await transaction.getAll(holdRef, ...places);
    if (hold?.exists) return {};
    const delivery = found.find(({ exists }) => exists);
    if (!delivery) {
      throw new AppError('not-found', `There is no delivery ${deliveryID}.`, {
        userMessage: 'This delivery is no longer there.',
      });
    }
    if (delivery.get('blanked_at') !== undefined) {
      throw new AppError('failed-precondition', 'The details are removed already.', {
        userMessage: 'The names, numbers and addresses of this delivery are removed already.',
      });
    }
    const held: PrivacyHold = { id: deliveryID, reason, at: new Date(), by: caller.uid };
    transaction.create(holdRef, { ...held });
    record(transaction, database, orgID, {
      kind: 'privacy.held',
      actor: memberActor(caller),
      object: { id: deliveryID, label: String(delivery.get('external_id')), path: delivery.ref.path },
      after: { reason },
      from: originOf(caller),
    });
    return {};
  });
}

/**
 * Lets the privacy clock take a delivery again. Succeeds also when it is not held.
 * @throws AppError `permission-denied` unless an Admin calls
 */
export function releaseDelivery(
  database: Firestore,
  caller: Caller,
  { orgID, deliveryID }: RequestOf<typeof operations.releaseDelivery>,
): Promise<ResponseOf<typeof operations.releaseDelivery>> {
  const holdRef = database.doc(privacyHolds.document(orgID, deliveryID));
  const places = placesOf(database, { orgID, deliveryID });
  return asAdmin(database, caller, { orgID, action: 'privacy.hold' }, async (transaction) => {
    const [hold, ...found] = await transaction.getAll(holdRef, ...places);
    const delivery = found.find(({ exists }) => exists);
    if (!hold?.exists) return {};
    transaction.delete(holdRef);
    record(transaction, database, orgID, {
      kind: 'privacy.released',
      actor: memberActor(caller),
      object: {
        id: deliveryID,
        label: String(delivery?.get('external_id') ?? deliveryID),
        path: delivery?.ref.path ?? '',
      },
      before: { reason: hold.get('reason') },
      from: originOf(caller),
    });
    return {};
  });
}
