import { AppError, type TeamMember } from '@fleetfoot/shared/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { asAdmin } from './as-admin';
import type { Caller } from './caller';
import { paths } from './paths';

interface ChangeRoleRequest extends Pick<TeamMember, 'role'> {
  readonly orgID: string;
  readonly memberID: string;
}

/**
 * Gives somebody else in the team a role.
 * @throws AppError `permission-denied` unless an Admin calls; `failed-precondition` for oneself; `not-found` for
 * somebody who is not in the team
 */
export function changeRole(
  database: Firestore,
  caller: Caller,
  { orgID, memberID, role }: ChangeRoleRequest,
): Promise<Pick<TeamMember, 'role'>> {
  const memberRef = database.doc(paths.member(orgID, memberID));
  return asAdmin(database, caller, { orgID, deed: 'change a role' }, async (transaction) => {
    if (memberID === caller.uid) {
      throw new AppError('failed-precondition', 'An Admin cannot change their own role.', {
        userMessage: 'You cannot change your own role. Ask another Admin to do it.',
      });
    }
    const member = await transaction.get(memberRef);
    if (!member.exists) {
      throw new AppError('not-found', 'Nobody with this id is in the team.', {
        userMessage: 'This person is no longer in your team.',
      });
    }
    transaction.update(memberRef, { role });
    return { role };
  });
}
