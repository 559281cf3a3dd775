import { type ApiMode, endingOf, KEEP_MS, type Keep } from '@fleetfoot/shared/api';
import { AppError } from '@fleetfoot/shared/domain';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { hashOfKey, newApiKey } from './api-key';
import { asAdmin } from './as-admin';
import type { Caller } from './caller';
import { paths } from './paths';

interface RollApiKeyRequest {
  readonly orgID: string;
  readonly mode: ApiMode;
  readonly ending: string;
  readonly keep: Keep;
  readonly attemptID: string;
}

const FIELDS = { live: 'apiKey', test: 'testApiKey' } as const;
const SHOWN = 4;

function changedMeanwhile(): AppError {
  return new AppError('failed-precondition', 'This is not the present key.', {
    userMessage: 'This key has been rolled meanwhile. Nothing was changed now.',
  });
}

/** Whether a key would outlive the moment. */
function outlives(key: QueryDocumentSnapshot, moment: Timestamp): boolean {
  const expiresAt: unknown = key.get('expiresAt');
  return !(expiresAt instanceof Timestamp) || expiresAt.valueOf() > moment.valueOf();
}

/**
 * Gives the organisation a new key in place of one, which goes on working for the chosen time. Keys that were replaced
 * earlier stop no later than it: whoever ends a key at once wants no other to go on. Called again with the same attempt,
 * it changes nothing.
 * @throws AppError `permission-denied` unless an Admin calls; `failed-precondition` when the key is another by now
 */
export function rollApiKey(
  database: Firestore,
  caller: Caller,
  { orgID, mode, ending, keep, attemptID }: RollApiKeyRequest,
): Promise<Record<string, never>> {
  const organizationRef = database.doc(paths.organization(orgID));
  const rollRef = database.doc(paths.apiKeyRoll(orgID, attemptID));
  const ofMode = database.collection('ApiKeys').where('orgID', '==', orgID).where('mode', '==', mode);

  return asAdmin(database, caller, { orgID, deed: 'roll a key' }, async (transaction) => {
    const [organization, roll] = await transaction.getAll(organizationRef, rollRef);
    if (roll?.exists) return {};
    const oldKey: unknown = organization?.get(FIELDS[mode]);
    if (typeof oldKey !== 'string' || endingOf(oldKey) !== ending) throw changedMeanwhile();
    const known = await transaction.get(ofMode);
    const at = Timestamp.now();
    const expiresAt = Timestamp.fromMillis(at.toMillis() + KEEP_MS[keep]);
    const newKey = newApiKey(mode);
    for (const key of known.docs) {
      if (outlives(key, expiresAt)) transaction.update(key.ref, { expiresAt });
    }
    transaction
      // Also for an organisation from before keys could be looked up.
      .set(database.doc(paths.apiKey(hashOfKey(oldKey))), { orgID, mode, expiresAt }, { merge: true })
      .create(database.doc(paths.apiKey(hashOfKey(newKey))), { orgID, mode })
      .update(organizationRef, { [FIELDS[mode]]: newKey })
      .create(rollRef, {
        ...{ id: attemptID, mode, at, by: caller.uid },
        ...{ oldKeyEnding: endingOf(oldKey, SHOWN), oldKeyExpiresAt: expiresAt },
      });
    return {};
  });
}
