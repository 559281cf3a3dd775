import type { Firestore } from 'firebase-admin/firestore';
import { noSuchTeam } from './as-admin';
import type { Caller } from './caller';
import { paths } from './paths';

/**
 * Does what any member of an organisation may do, after the check that the caller is one. Not in a transaction: the
 * work talks to others, who cannot take it back.
 * @throws AppError `permission-denied`
 */
export async function asMember<T>(
  database: Firestore,
  { uid }: Caller,
  { orgID }: { readonly orgID: string },
  work: () => Promise<T>,
): Promise<T> {
  const membership = await database.doc(paths.member(orgID, uid)).get();
  if (!membership.exists) throw noSuchTeam();
  return work();
}
