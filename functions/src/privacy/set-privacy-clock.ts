import { PRIVACY_CLOCK, privacySettings } from '@fleetfoot/shared/model/privacy/privacy';
import type * as operations from '@fleetfoot/shared/operations';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { asAdmin } from '../platform/membership';

/** For how many days an organisation keeps recipients' details, by its document of settings. */
export function keepDaysOf(settings: DocumentSnapshot): number {
  const days: unknown = settings.get('keepDays');
  return typeof days === 'number' ? days : PRIVACY_CLOCK.usual;
}

/**
 * Sets for how many days recipients' details are kept after a delivery. What is removed already stays so.
 * @throws AppError `permission-denied` unless an Admin calls
 */
export function setPrivacyClock(
  database: Firestore,
  caller: Caller,
  { orgID, keepDays }: RequestOf<typeof operations.setPrivacyClock>,
): Promise<ResponseOf<typeof operations.setPrivacyClock>> {
  const settingsRef = database.doc(privacySettings.document(orgID));
  return asAdmin(database, caller, { orgID, action: 'privacy.setClock' }, async (transaction) => {
    const before = keepDaysOf(await transaction.get(settingsRef));
    if (before === keepDays) return { keepDays };
    transaction.set(settingsRef, { keepDays, updated_at: new Date(), updated_by: caller.uid });
    record(transaction, database, orgID, {
      kind: 'privacy.clockSet',
      actor: memberActor(caller),
      object: { id: 'privacy', label: 'Privacy clock', path: settingsRef.path },
      before: { keepDays: before },
      after: { keepDays },
      from: originOf(caller),
    });
    return { keepDays };
  });
}
