import { AppError } from '@fleetfoot/shared/domain';
import { teamMembers, users } from '@fleetfoot/shared/model/team/people';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { asSelf } from '../platform/membership';

/** More teams than anybody is in. */
const MOST_MEMBERSHIPS = 20;

/**
 * Changes the caller's name and e-mail address, in their profile and wherever a team has a copy of them.
 * @throws AppError `not-found` for a caller without a profile
 */
export function changeProfile(
  database: Firestore,
  caller: Caller,
  { fullName, email }: RequestOf<typeof operations.changeProfile>,
): Promise<ResponseOf<typeof operations.changeProfile>> {
  const userRef = database.doc(users.document(caller.uid));
  const mine = database.collectionGroup(teamMembers.name).where('id', '==', caller.uid);
  return asSelf(database, caller, 'profile.change', async (transaction) => {
    const [user, memberships] = await Promise.all([
      transaction.get(userRef),
      transaction.get(mine.limit(MOST_MEMBERSHIPS)),
    ]);
    if (!user.exists) throw new AppError('not-found', `User ${caller.uid} has no profile.`);
    transaction.update(userRef, { fullName, email });
    for (const membership of memberships.docs) {
      const { ref } = membership;
      const before = { fullName: String(membership.get('fullName')), email: String(membership.get('email')) };
      if (before.fullName === fullName && before.email === email) continue;
      transaction.update(ref, { fullName, email });
      record(transaction, database, ref.parent.parent?.id ?? '', {
        kind: 'member.renamed',
        actor: memberActor(caller, fullName),
        object: { id: caller.uid, label: fullName, path: ref.path },
        before,
        after: { fullName, email },
        from: originOf(caller),
      });
    }
    return {};
  });
}
