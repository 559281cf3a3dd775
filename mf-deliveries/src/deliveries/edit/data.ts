import { AppError } from '@fleetfoot/shared/domain';
import { changeDocument, SERVER_TIME } from '@fleetfoot/shared/firebase';
import { changesToWrite } from '@fleetfoot/shared/forms';
import { type Delivery, type DeliveryEdit, NEW_DELIVERY } from '@fleetfoot/shared/model';
import { deliveryQuery, deliveryTelling, tooLate } from '../data';

/** The edits of one member to one organisation's deliveries. */
export function editWrites(orgID: string, uid: string) {
  return {
    /**
     * Writes what was changed and leaves the rest as others may have changed it.
     * @param known the delivery as the user has seen it
     * @throws AppError `not-found` when the delivery was cancelled, `failed-precondition` when it was collected, or when
     * somebody else changed the same field meanwhile
     */
    edit(known: Delivery, edit: DeliveryEdit): Promise<void> {
      const change = (present: Delivery | undefined) => {
        if (!present) throw new AppError('not-found', 'Edited after its cancellation.');
        if (present.status !== NEW_DELIVERY.status)
          throw tooLate(`Its status is ${present.status}`, 'edited');
        const changes = changesToWrite<DeliveryEdit>(known, edit, present);
        if (Object.keys(changes).length === 0) return {};
        return { ...changes, updated_at: SERVER_TIME, updated_by: uid };
      };
      const telling = deliveryTelling(orgID, uid, 'delivery.edited');
      return changeDocument(deliveryQuery(orgID, known.id), change, telling);
    },
  };
}
