import { AppError } from '@fleetfoot/shared/domain';
import { type TeamMember, teamMembers } from '@fleetfoot/shared/model/team/people';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import { readKeysOf } from '../api/keys/revoke-api-key';
import { readRoll } from '../api/keys/roll-key';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { asAdmin } from '../platform/membership';
import { readToForget } from '../privacy/forget-member';

/**
 * Removes another member from the team with what they kept for themselves in it, revokes the named keys that they own and,
 * when asked to, rolls the live key that they could see, all or nothing. Succeeds also when they are already removed.
 * @throws AppError `permission-denied` unless an Admin calls; `failed-precondition` for oneself
 */
export function deleteMember(
  database: Firestore,
  caller: Caller,
  { orgID, memberID, rollKey }: RequestOf<typeof operations.deleteMember>,
): Promise<ResponseOf<typeof operations.deleteMember>> {
  const memberRef = database.doc(teamMembers.document(orgID, memberID));
  return asAdmin(database, caller, { orgID, action: 'team.removeMember' }, async (transaction) => {
    if (memberID === caller.uid) {
      throw new AppError('failed-precondition', 'An Admin cannot remove themself.', {
        userMessage: 'You cannot remove yourself. Ask another Admin to do it.',
      });
    }
    const member = await transaction.get(memberRef);
    const owned = await readKeysOf(database, transaction, caller, { orgID, ownerID: memberID });
    const roll =
      rollKey && (await readRoll(database, transaction, caller, { orgID, mode: 'live', ...rollKey }));
    const forget = await readToForget(transaction, database, { orgID, memberID });
    if (member.exists) {
      const { fullName = '', phoneNumber = '', role = '' } = member.data() as Partial<TeamMember>;
      record(transaction, database, orgID, {
        ...{ kind: 'member.removed', actor: memberActor(caller), from: originOf(caller) },
        object: { id: memberID, label: fullName },
        before: { role, phoneNumber },
      });
      transaction.delete(memberRef);
    }
    forget();
    owned.revoke();
    roll?.write();
    return {};
  });
}
