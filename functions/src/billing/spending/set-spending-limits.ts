import { spendingLimits } from '@fleetfoot/shared/model/billing/spending';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../../platform/answer';
import { memberActor, originOf, record } from '../../platform/audit';
import type { Caller } from '../../platform/caller';
import { asAdmin } from '../../platform/membership';
import { limitsIn } from './spending';

/**
 * Sets what each role may charge without asking.
 * @throws AppError `permission-denied` unless an Admin calls
 */
export function setSpendingLimits(
  database: Firestore,
  caller: Caller,
  { orgID, limits }: RequestOf<typeof operations.setSpendingLimits>,
): Promise<ResponseOf<typeof operations.setSpendingLimits>> {
  const ref = database.doc(spendingLimits.document(orgID));
  return asAdmin(database, caller, { orgID, action: 'spending.setLimits' }, async (transaction) => {
    const before = limitsIn(await transaction.get(ref));
    if (JSON.stringify(before) === JSON.stringify(limits)) return {};
    transaction.set(ref, limits);
    record(transaction, database, orgID, {
      kind: 'spending.limitsChanged',
      actor: memberActor(caller),
      object: { id: 'spending', label: 'Spending limits', path: ref.path },
      before,
      after: limits,
      from: originOf(caller),
    });
    return {};
  });
}
