import { AppError } from '@fleetfoot/shared/domain';
import { type Courier, type Delivery, testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { transition } from '@fleetfoot/shared/model/delivery/delivery-moves';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import { moved } from '../couriers/move-delivery';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { inTransaction } from '../platform/in-transaction';
import { assertMember } from '../platform/membership';
import { recordTest } from './test-events';

/** Who carries test deliveries. There is no number to call. */
const TEST_COURIER: Courier = { name: 'Test courier', phone_number: '', vehicle_plate: 'TEST 123 GP' };

function changedMeanwhile(status: string): AppError {
  return new AppError('failed-precondition', `The test delivery is ${status}.`, {
    userMessage: `This test delivery is ${status} by now. Nothing was changed: look at it again, then choose the next step.`,
  });
}

/**
 * Moves a test delivery by the same table as a fleet's events, and tells the webhooks of test mode. Nothing of a live
 * delivery is written: no charge, no courier, no history, no audit event.
 * @throws AppError `permission-denied`; `not-found`; `failed-precondition` where it is in another status by now, or the table
 * does not lead there
 */
export function moveTestDelivery(
  database: Firestore,
  caller: Caller,
  { orgID, deliveryID, from, happening }: RequestOf<typeof operations.moveTestDelivery>,
): Promise<ResponseOf<typeof operations.moveTestDelivery>> {
  const reference = database.doc(testDeliveries.document(orgID, deliveryID));
  return inTransaction(database, async (transaction) => {
    await assertMember(database, transaction, caller, { orgID, action: 'testDelivery.move' });
    const document = await transaction.get(reference);
    const delivery = document.data() as Delivery | undefined;
    if (!delivery) {
      throw new AppError('not-found', `There is no test delivery ${deliveryID}.`, {
        userMessage: 'This test delivery is no longer there.',
      });
    }
    const { event } = happening;
    const { status } = delivery;
    const asked = transition(from, event);
    // Somebody has made the same step, or the answer to it was lost.
    const isSame = happening.event !== 'failed' || happening.reason === delivery.failure_reason;
    if (asked.kind === 'moved' && asked.to === status && isSame) return { status };
    if (status !== from) throw changedMeanwhile(status);
    const now = new Date();
    const told = { ...happening, ...(event === 'assigned' && { courier: TEST_COURIER }) };
    const move = moved(delivery, told, now);
    if (move.kind !== 'moved') throw changedMeanwhile(status);
    const { to, before, after, fields } = move;
    transaction.set(reference, { ...fields, updated_by: caller.uid }, { merge: true });
    recordTest(
      transaction,
      database,
      orgID,
      {
        ...{ kind: 'delivery.moved', actor: memberActor(caller), before, after },
        object: { id: deliveryID, label: delivery.external_id, path: reference.path },
      },
      now,
    );
    return { status: to };
  });
}
