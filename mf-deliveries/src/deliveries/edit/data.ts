import { AppError } from '@fleetfoot/shared/domain';
import { changeDocument, REMOVED, SERVER_TIME } from '@fleetfoot/shared/firebase';
import { changesToWrite } from '@fleetfoot/shared/forms';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { type DeliveryEdit, goesElsewhere } from '@fleetfoot/shared/model/delivery/delivery-input';
import { isUncollected, stageOf } from '@fleetfoot/shared/model/delivery/delivery-status';
import { stopValues } from '@fleetfoot/shared/model/delivery/stop-values';
import { type Shown, shownQuoteOf, tripOf } from '../../prices/trip';
import { deliveryQuery, deliveryTelling, tooLate } from '../data';

/** A price is of one way: without one of another way, the server prices that anew. */
const UNPRICED = { price: REMOVED, quoteID: REMOVED };

type Priced = typeof UNPRICED | Pick<Delivery, 'price' | 'quoteID'>;

/** The price of where a delivery goes once it is changed. */
function elsewhere(present: Delivery, changes: DeliveryEdit, shown: Shown | undefined, now: Date): Priced {
  if (!goesElsewhere(changes)) return {};
  const changed = { ...present, ...changes };
  const { urgency_level } = present;
  const [pickup, dropoff] = [stopValues(changed, 'pickup'), stopValues(changed, 'dropoff')];
  const quote = shownQuoteOf(shown, tripOf({ urgency_level, pickup, dropoff }));
  if (quote && quote.expiresAt > now) return { price: quote.price, quoteID: quote.quoteID };
  if (stageOf(present.status) === 'waiting') return UNPRICED;
  throw new AppError('failed-precondition', 'Not sent elsewhere without a price: it has a courier.', {
    userMessage: 'A courier is assigned. Wait for the price of the new address, then save again.',
  });
}

/** The edits of one member to one organisation's deliveries. */
export function editWrites(orgID: string, uid: string, now: () => Date) {
  return {
    /**
     * Writes what was changed and leaves the rest as others may have changed it.
     * @param known the delivery as the user has seen it
     * @param shown the price that the user has seen of where it goes now
     * @throws AppError `not-found` when the delivery was cancelled, `failed-precondition` when it was collected, when
     * there is no road, or when somebody else changed the same field meanwhile
     */
    edit(known: Delivery, edit: DeliveryEdit, shown?: Shown): Promise<void> {
      const change = (present: Delivery | undefined) => {
        if (!present) throw new AppError('not-found', 'Edited after its cancellation.');
        if (!isUncollected(present.status)) throw tooLate(`Its status is ${present.status}`, 'edited');
        const changes = changesToWrite<DeliveryEdit>(known, edit, present);
        if (Object.keys(changes).length === 0) return {};
        return {
          ...changes,
          ...elsewhere(present, changes, shown, now()),
          updated_at: SERVER_TIME,
          updated_by: uid,
        };
      };
      const telling = deliveryTelling(orgID, uid, 'delivery.edited');
      return changeDocument(deliveryQuery(orgID, known.id), change, telling);
    },
  };
}
