import { namedKeys } from '@fleetfoot/shared/model/api/api-key';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { KeyHolder } from '../api-call';

/** How much later a key must be used again for that to be noted. */
const NOTED_EVERY_MS = 60_000;

interface Use extends KeyHolder {
  /** The document that the key is looked up by. */
  readonly reference: DocumentReference;
  readonly lastUsedAt: Date | undefined;
}

/** Notes that a named key is used, at most once a minute; the organisation's own two are not noted. */
export async function noteUse(
  database: Firestore,
  { orgID, named, reference, lastUsedAt }: Use,
  now: Date,
): Promise<void> {
  if (!named || (lastUsedAt && now.getTime() - lastUsedAt.getTime() < NOTED_EVERY_MS)) return;
  const use = { lastUsedAt: Timestamp.fromDate(now) };
  await database
    .batch()
    .update(reference, use)
    .update(database.doc(namedKeys.document(orgID, named.id)), use)
    .commit();
}
