import { endingOf, LIFETIME_DAYS, type createApiKey as operation } from '@fleetfoot/shared/api';
import { AppError } from '@fleetfoot/shared/domain';
import {
  apiKeys,
  hasEnded,
  NAMED_KEY_LIMIT,
  type NamedKey,
  namedKeys,
} from '@fleetfoot/shared/model/api/api-key';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../../platform/answer';
import { memberActor, originOf, record } from '../../platform/audit';
import type { Caller } from '../../platform/caller';
import { asAdmin } from '../../platform/membership';
import { stored } from '../../platform/stored';
import { hashOfKey, newApiKey } from './api-key';

const DAY_MS = 86_400_000;

function tooMany(): AppError {
  return new AppError('resource-exhausted', `The organisation has ${NAMED_KEY_LIMIT} named keys.`, {
    userMessage: `Your organisation has ${NAMED_KEY_LIMIT} keys, which is the most. Revoke one that is not needed.`,
  });
}

/** The ended keys that make room in the list for one more, those that ended first. */
function outdated(keys: readonly NamedKey[], now: Date): readonly string[] {
  const endOf = ({ revokedAt, expiresAt }: NamedKey) => (revokedAt ?? expiresAt ?? now).getTime();
  const ended = keys.filter((key) => hasEnded(key, now)).toSorted((a, b) => endOf(a) - endOf(b));
  return ended.slice(0, Math.max(0, keys.length + 1 - namedKeys.mostInQuery)).map(({ id }) => id);
}

/** Whether an attempt that comes again may give its key another secret: the one of before opened nothing yet. */
function isUntouched(key: NamedKey, { uid }: Caller, now: Date): boolean {
  return key.ownerID === uid && key.lastUsedAt === undefined && !hasEnded(key, now);
}

/**
 * Creates a named key and answers with its secret, which is stored as a hash only. The same attempt again gives the key
 * another secret, and the one whose answer was lost opens nothing.
 * @throws AppError `permission-denied` unless an Admin calls; `resource-exhausted` when there are as many as may be;
 * `failed-precondition` for an attempt whose key is used or ended
 */
export function createApiKey(
  database: Firestore,
  caller: Caller,
  { orgID, name, mode, scopes, lifetime, attemptID }: RequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const list = database.collection(namedKeys.path(orgID));
  const memberRef = database.doc(teamMembers.document(orgID, caller.uid));
  const ofAttempt = database
    .collection(apiKeys.path())
    .where('orgID', '==', orgID)
    .where('named.id', '==', attemptID);

  return asAdmin(database, caller, { orgID, action: 'apiKey.create' }, async (transaction) => {
    const [owner, listed, earlier] = await Promise.all([
      transaction.get(memberRef),
      transaction.get(list),
      transaction.get(ofAttempt),
    ]);
    const keys = listed.docs.map((document) => stored(namedKeys, document));
    const now = Timestamp.now();
    const before = keys.find(({ id }) => id === attemptID);
    if (before && !isUntouched(before, caller, now.toDate())) {
      throw new AppError('failed-precondition', 'The key of this attempt is used or ended.', {
        userMessage: 'This key was created already. Close this and look for it in the list.',
      });
    }
    const others = keys.filter(({ id }) => id !== attemptID);
    if (others.filter((key) => !hasEnded(key, now.toDate())).length >= NAMED_KEY_LIMIT) throw tooMany();
    const days = LIFETIME_DAYS[lifetime];
    const ends =
      days === undefined ? {} : { expiresAt: Timestamp.fromMillis(now.toMillis() + days * DAY_MS) };
    const key = newApiKey(mode);
    for (const { ref } of earlier.docs) transaction.delete(ref);
    for (const id of outdated(others, now.toDate())) transaction.delete(list.doc(id));
    const { fullName } = stored(teamMembers, owner);
    transaction
      .create(database.doc(apiKeys.document(hashOfKey(key))), {
        ...{ orgID, mode, named: { id: attemptID, name, ownerID: caller.uid, scopes }, ...ends },
      })
      .set(list.doc(attemptID), {
        ...{ id: attemptID, name, mode, scopes, ending: endingOf(key), createdAt: now, ...ends },
        ...{ ownerID: caller.uid, ownerName: fullName },
      });
    record(transaction, database, orgID, {
      ...{ kind: 'apiKey.created', actor: memberActor(caller, fullName), from: originOf(caller) },
      object: { id: attemptID, label: name },
      after: { mode, scopes, ending: endingOf(key), ...ends },
    });
    return { key };
  });
}
