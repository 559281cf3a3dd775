import { AppError } from '@fleetfoot/shared/domain';
import { ABOVE_CREDIT, reserveOf } from '@fleetfoot/shared/model/billing/credit';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { deliveryReceipts, RECEIPT_DAYS } from '@fleetfoot/shared/model/delivery/delivery-records';
import { newDelivery } from '@fleetfoot/shared/model/delivery/new-delivery';
import { daysFrom } from '@fleetfoot/shared/model/team/draft';
import type * as operations from '@fleetfoot/shared/operations';
import { FieldValue } from 'firebase-admin/firestore';
import { creditLeftIn, creditRefs, reserve } from '../billing/trips/credit';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { inTransaction } from '../platform/in-transaction';
import { asMember, assertMember } from '../platform/membership';
import type { Pricing } from '../quotes/price-trips';
import { answerRows } from './answer-rows';
import { knownDeliveries } from './known-deliveries';
import { priceRows } from './price-rows';

/** The digest in the receipts of an import, which needs none: its rows have ids of their own. */
const ORDER = 'import';

/**
 * Creates a delivery of each row that is right and whose external ID is free, and answers for each row with its result.
 * @throws AppError `permission-denied` unless a member calls; `failed-precondition` above the credit limit
 */
export async function importDeliveries(
  pricing: Pricing,
  caller: Caller,
  request: RequestOf<typeof operations.importDeliveries>,
): Promise<ResponseOf<typeof operations.importDeliveries>> {
  const { database } = pricing;
  const { uid } = caller;
  const { orgID } = request;
  const { prices, roadless } = await asMember(database, caller, { orgID }, () =>
    priceRows(pricing, { ...request, uid }),
  );
  const collection = database.collection(deliveries.path(orgID));
  const receipts = database.collection(deliveryReceipts.path(orgID));
  return inTransaction(database, async (transaction) => {
    await assertMember(database, transaction, caller, { orgID: orgID });
    const known = await knownDeliveries(
      transaction,
      { deliveries: collection, receipts },
      { ...request, uid },
    );
    const credit = await transaction.getAll(...creditRefs(database, request.orgID));
    const expiresAt = daysFrom(new Date(), RECEIPT_DAYS);
    const { answers, accepted } = answerRows(request, known, () => new Date(), roadless);
    const holds = accepted.reduce((sum, { id }) => sum + reserveOf(prices.get(id) ?? {}), 0);
    if (holds > creditLeftIn(credit)) {
      throw new AppError('failed-precondition', 'The credit limit is reached.', {
        userMessage: ABOVE_CREDIT,
      });
    }
    reserve(transaction, database, orgID, holds);
    for (const { id, details } of accepted) {
      const serverTime = FieldValue.serverTimestamp();
      const changeID = record(transaction, database, orgID, {
        ...{ kind: 'delivery.created', actor: memberActor(caller), from: originOf(caller) },
        object: { id, label: details.external_id, path: collection.doc(id).path },
      });
      const document = newDelivery(details, { id, uid, serverTime, priced: prices.get(id) });
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
