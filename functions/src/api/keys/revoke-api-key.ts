import type { revokeApiKey as operation } from '@fleetfoot/shared/api';
import { AppError } from '@fleetfoot/shared/domain';
import { apiKeys, hasEnded, namedKeys } from '@fleetfoot/shared/model/api/api-key';
import { type DocumentSnapshot, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../../platform/answer';
import { memberActor, originOf, record } from '../../platform/audit';
import type { Caller } from '../../platform/caller';
import { asAdmin } from '../../platform/membership';
import { stored } from '../../platform/stored';

/** Named keys of an organisation that are read and still work. */
export interface ReadKeys {
  /** Ends them at once. */
  revoke(): void;
}

/** Reads within a transaction what it takes to revoke those of these named keys that still work. */
async function readKeys(
  database: Firestore,
  transaction: Transaction,
  caller: Caller,
  orgID: string,
  listed: readonly DocumentSnapshot[],
): Promise<ReadKeys> {
  const now = Timestamp.now();
  const working = listed.filter((document) => !hasEnded(stored(namedKeys, document), now.toDate()));
  const ofOrganization = database.collection(apiKeys.path()).where('orgID', '==', orgID);
  const hashes = await Promise.all(
    working.map(({ id }) => transaction.get(ofOrganization.where('named.id', '==', id))),
  );
  return {
    revoke() {
      for (const document of working) {
        transaction.update(document.ref, { revokedAt: now });
        const { id, name, ending } = stored(namedKeys, document);
        record(transaction, database, orgID, {
          ...{ kind: 'apiKey.revoked', actor: memberActor(caller), from: originOf(caller) },
          object: { id, label: name },
          before: { ending },
        });
      }
      for (const { ref } of hashes.flatMap(({ docs }) => docs)) transaction.update(ref, { expiresAt: now });
    },
  };
}

/** Reads within a transaction what it takes to revoke every named key that a member owns. */
export async function readKeysOf(
  database: Firestore,
  transaction: Transaction,
  caller: Caller,
  { orgID, ownerID }: { readonly orgID: string; readonly ownerID: string },
): Promise<ReadKeys> {
  const owned = database.collection(namedKeys.path(orgID)).where('ownerID', '==', ownerID);
  const { docs } = await transaction.get(owned);
  return readKeys(database, transaction, caller, orgID, docs);
}

/**
 * Ends a named key at once. Succeeds also when it has ended.
 * @throws AppError `permission-denied` unless an Admin calls; `not-found` for a key that the organisation has not
 */
export function revokeApiKey(
  database: Firestore,
  caller: Caller,
  { orgID, keyID }: RequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const keyRef = database.doc(namedKeys.document(orgID, keyID));
  return asAdmin(database, caller, { orgID, action: 'apiKey.revoke' }, async (transaction) => {
    const document = await transaction.get(keyRef);
    if (!document.exists) {
      throw new AppError('not-found', `There is no named key ${keyID}.`, {
        userMessage: 'This key is no longer there.',
      });
    }
    (await readKeys(database, transaction, caller, orgID, [document])).revoke();
    return {};
  });
}
