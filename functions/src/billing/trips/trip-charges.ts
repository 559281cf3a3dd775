import {
  owedForTrips,
  paymentStatusOf,
  type TripCharge,
  tripCharges,
  wayBackID,
} from '@fleetfoot/shared/model/billing/trip-charge';
import { type Delivery, deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { FieldValue } from 'firebase-admin/firestore';
import { stored } from '../../platform/stored';
import type { ChargeKind } from '../charges/charge-kind';

/** Charges of trips: the delivery tells how it stands with all of its charges, and what is owed is a sum. */
export const TRIP_CHARGES: ChargeKind<TripCharge> = {
  name: 'trip',
  charges: tripCharges,
  label: ({ id, deliveryID, reference }) =>
    `${id === deliveryID ? 'Delivery' : 'Way back of delivery'} ${reference}`,
  subject: ({ deliveryID, reference }) => ({ deliveryID, reference }),
  about: (orgID, { deliveryID }) => ({ id: deliveryID, path: deliveries.document(orgID, deliveryID) }),
  async follow(transaction, { database, orgID }, charge) {
    const { id, deliveryID, isOwed, amount } = charge;
    const otherID = id === deliveryID ? wayBackID(deliveryID) : deliveryID;
    const [delivery, other] = await transaction.getAll(
      database.doc(deliveries.document(orgID, deliveryID)),
      database.doc(tripCharges.document(orgID, otherID)),
    );
    return function tell(status) {
      if (isOwed && status !== 'failed') {
        const owed = { amount: FieldValue.increment(-amount) };
        transaction.set(database.doc(owedForTrips.document(orgID)), owed, { merge: true });
      }
      const present = delivery?.data() as Delivery | undefined;
      const all = [{ status }, ...(other?.exists ? [stored(tripCharges, other)] : [])];
      const payment_status = paymentStatusOf(all);
      if (!delivery || !present || present.payment_status === payment_status) return;
      transaction.update(delivery.ref, { payment_status, updated_at: new Date(), updated_by: 'billing' });
    };
  },
  words: {
    unknown: 'This trip is no longer there.',
    nothing: 'There is nothing to pay for this trip.',
  },
};
