import { endingOf, KEEP_MS, type Keep } from '@fleetfoot/shared/api';
import { type ApiMode, apiKeyRolls, apiKeys, liveKeys, organizations } from '@fleetfoot/shared/model';
import {
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { memberActor, originOf, record } from '../../platform/audit';
import type { Caller } from '../../platform/caller';
import { hashOfKey, newApiKey } from './api-key';

const KEY_NAMES: Readonly<Record<ApiMode, string>> = { live: 'API key', test: 'Test key' };

/** Which of the organisation's own two keys is replaced, and when the old one stops. */
interface Roll {
  readonly orgID: string;
  readonly mode: ApiMode;
  readonly keep: Keep;
  readonly attemptID: string;
}

/** A roll whose documents are read and nothing is written yet. */
export interface ReadRoll {
  /** The present key; `undefined` where the organisation has none. */
  readonly key: string | undefined;
  /** Whether this attempt has replaced a key before. */
  readonly isDone: boolean;
  /** Replaces the key, unless it is done. */
  write(): void;
}

/** Whether a key would outlive the moment. */
function outlives(key: QueryDocumentSnapshot, moment: Timestamp): boolean {
  const expiresAt: unknown = key.get('expiresAt');
  return !(expiresAt instanceof Timestamp) || expiresAt.valueOf() > moment.valueOf();
}

/**
 * Reads what a roll needs within a transaction. Once written, keys that were replaced earlier stop no later than the one
 * that is replaced now. Named keys go on.
 */
export async function readRoll(
  database: Firestore,
  transaction: Transaction,
  caller: Caller,
  { orgID, mode, keep, attemptID }: Roll,
): Promise<ReadRoll> {
  const organizationRef = database.doc(organizations.document(orgID));
  const liveKeyRef = database.doc(liveKeys.document(orgID));
  const rollRef = database.doc(apiKeyRolls.document(orgID, attemptID));
  const ofMode = database.collection(apiKeys.path()).where('orgID', '==', orgID).where('mode', '==', mode);
  const [organization, liveKey, roll] = await transaction.getAll(organizationRef, liveKeyRef, rollRef);
  const { docs } = await transaction.get(ofMode);
  const found: unknown = mode === 'test' ? organization?.get('testApiKey') : liveKey?.get('value');
  const key = typeof found === 'string' ? found : undefined;
  const isDone = roll?.exists === true;

  function write() {
    if (isDone || key === undefined) return;
    const at = Timestamp.now();
    const expiresAt = Timestamp.fromMillis(at.toMillis() + KEEP_MS[keep]);
    const newKey = newApiKey(mode);
    for (const known of docs) {
      if (known.get('named') === undefined && outlives(known, expiresAt))
        transaction.update(known.ref, { expiresAt });
    }
    transaction.create(database.doc(apiKeys.document(hashOfKey(newKey))), { orgID, mode }).create(rollRef, {
      ...{ id: attemptID, mode, at, by: caller.uid },
      ...{ oldKeyEnding: endingOf(key), oldKeyExpiresAt: expiresAt },
    });
    record(transaction, database, orgID, {
      ...{ kind: 'apiKey.rolled', actor: memberActor(caller), from: originOf(caller) },
      object: { id: mode, label: KEY_NAMES[mode] },
      before: { ending: endingOf(key) },
      after: { ending: endingOf(newKey), oldKeyExpiresAt: expiresAt },
    });
    if (mode === 'test') transaction.update(organizationRef, { testApiKey: newKey });
    else {
      transaction
        .set(liveKeyRef, { value: newKey, since: at })
        .update(organizationRef, { apiKeyEnding: endingOf(newKey) });
    }
  }
  return { key, isDone, write };
}
