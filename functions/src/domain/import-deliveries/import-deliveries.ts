import { type ImportAnswer, type ImportRow, newDelivery } from '@fleetfoot/shared/operations';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { noSuchTeam } from '../as-admin';
import type { Caller } from '../caller';
import { inTransaction } from '../in-transaction';
import { paths } from '../paths';
import { answerRows } from './answer-rows';
import { knownDeliveries } from './known-deliveries';

interface ImportDeliveriesRequest {
  readonly orgID: string;
  readonly importID: string;
  readonly rows: readonly ImportRow[];
}

/** What the receipts of an import name as their order: its rows have ids of their own. */
const ORDER = 'import';

/**
 * Creates a delivery of each row that is right and whose external ID is free, and tells of each what became of it.
 * @throws AppError `permission-denied` unless a member calls
 */
export function importDeliveries(
  database: Firestore,
  { uid }: Caller,
  request: ImportDeliveriesRequest,
): Promise<{ answers: ImportAnswer[] }> {
  const memberRef = database.doc(paths.member(request.orgID, uid));
  const deliveries = database.collection(paths.deliveries(request.orgID));
  const receipts = database.collection(paths.deliveryReceipts(request.orgID));
  return inTransaction(database, async (transaction) => {
    const membership = await transaction.get(memberRef);
    if (!membership.exists) throw noSuchTeam();
    const known = await knownDeliveries(transaction, { deliveries, receipts }, request);
    const { answers, accepted } = answerRows(request, known, () => new Date());
    for (const { id, details } of accepted) {
      const serverTime = FieldValue.serverTimestamp();
      transaction.create(deliveries.doc(id), newDelivery(details, { id, uid, serverTime }));
      // It stays when the delivery is cancelled, so that taking the import up again does not bring it back.
      transaction.create(receipts.doc(id), { id, order: ORDER, created_at: serverTime, created_by: uid });
    }
    return { answers: [...answers] };
  });
}
