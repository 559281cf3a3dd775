import { daysFrom, deliveries, deliveryReceipts, newDelivery, RECEIPT_DAYS } from '@fleetfoot/shared/model';
import * as operations from '@fleetfoot/shared/operations';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import { callable } from '../platform/callable';
import type { Caller } from '../platform/caller';
import { inTransaction } from '../platform/in-transaction';
import { assertMember } from '../platform/membership';
import { answerRows } from './answer-rows';
import { knownDeliveries } from './known-deliveries';

/** The digest in the receipts of an import, which needs none: its rows have ids of their own. */
const ORDER = 'import';

/**
 * Creates a delivery of each row that is right and whose external ID is free, and answers for each row with its result.
 * @throws AppError `permission-denied` unless a member calls
 */
export function importDeliveries(
  database: Firestore,
  caller: Caller,
  request: RequestOf<typeof operations.importDeliveries>,
): Promise<ResponseOf<typeof operations.importDeliveries>> {
  const { uid } = caller;
  const collection = database.collection(deliveries.path(request.orgID));
  const receipts = database.collection(deliveryReceipts.path(request.orgID));
  return inTransaction(database, async (transaction) => {
    await assertMember(database, transaction, caller, { orgID: request.orgID });
    const known = await knownDeliveries(transaction, { deliveries: collection, receipts }, request);
    const expiresAt = daysFrom(new Date(), RECEIPT_DAYS);
    const { answers, accepted } = answerRows(request, known, () => new Date());
    for (const { id, details } of accepted) {
      const serverTime = FieldValue.serverTimestamp();
      const changeID = record(transaction, database, request.orgID, {
        ...{ kind: 'delivery.created', actor: memberActor(caller), from: originOf(caller) },
        object: { id, label: details.external_id, path: collection.doc(id).path },
      });
      const document = newDelivery(details, { id, uid, serverTime });
      transaction.create(collection.doc(id), { ...document, changeID });
      // It stays when the delivery is cancelled, so that repeating the import does not bring it back.
      transaction.create(receipts.doc(id), {
        id,
        order: ORDER,
        created_at: serverTime,
        created_by: uid,
        expiresAt,
      });
    }
    return { answers: [...answers] };
  });
}

export const importDeliveriesCallable = callable(operations.importDeliveries, importDeliveries);
