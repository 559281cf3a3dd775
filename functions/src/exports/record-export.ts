import { dayOf } from '@fleetfoot/shared/billing';
import { AppError } from '@fleetfoot/shared/domain';
import { apiUsage } from '@fleetfoot/shared/model/api/api-request';
import { daysFrom } from '@fleetfoot/shared/model/team/draft';
import * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { inTransaction } from '../platform/in-transaction';
import { assertMember } from '../platform/membership';

const KEPT_DAYS = 2;

/**
 * Notes that a member downloads a file, as often in a day of South Africa as a member may.
 * @throws AppError `permission-denied` unless a member calls, `resource-exhausted`
 */
export function recordExport(
  database: Firestore,
  caller: Caller,
  { orgID, what, rows }: RequestOf<typeof operations.recordExport>,
): Promise<ResponseOf<typeof operations.recordExport>> {
  return inTransaction(database, async (transaction) => {
    await assertMember(database, transaction, caller, { orgID });
    const now = new Date();
    const usage = database.doc(apiUsage.document(`exports_${orgID}_${caller.uid}_${dayOf(now)}`));
    const count = Number((await transaction.get(usage)).get('count') ?? 0);
    if (count >= operations.EXPORTS_PER_DAY) {
      throw new AppError('resource-exhausted', 'Too many files in a day.', {
        userMessage: `You have downloaded ${operations.EXPORTS_PER_DAY} files today, the most for one day. Try again tomorrow.`,
      });
    }
    transaction.set(usage, { count: count + 1, expiresAt: daysFrom(now, KEPT_DAYS) });
    record(transaction, database, orgID, {
      ...{ kind: 'export.made', actor: memberActor(caller), from: originOf(caller) },
      object: { id: what, label: what },
      after: { rows },
    });
    return {};
  });
}
