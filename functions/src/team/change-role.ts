import { AppError } from '@fleetfoot/shared/domain';
import { may, organizations, teamMembers } from '@fleetfoot/shared/model';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import { readKeysOf } from '../api/keys/revoke-api-key';
import { readRoll } from '../api/keys/roll-key';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { asAdmin } from '../platform/membership';

/**
 * Gives another member of the team a role, revokes the named keys that they own where it may have none and, when asked to, rolls
 * the live key that they could see, all or nothing. Of an Admin who becomes a Member while the key stays, it is kept that
 * they know it.
 * @throws AppError `permission-denied` unless an Admin calls; `failed-precondition` for oneself, and when another Admin
 * has given the member a role that this one has not seen; `not-found` for a user who is not in the team
 */
export function changeRole(
  database: Firestore,
  caller: Caller,
  { orgID, memberID, role, seen, rollKey }: RequestOf<typeof operations.changeRole>,
): Promise<ResponseOf<typeof operations.changeRole>> {
  const memberRef = database.doc(teamMembers.document(orgID, memberID));
  return asAdmin(database, caller, { orgID, action: 'team.changeRole' }, async (transaction) => {
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
    const present: unknown = member.get('role');
    if (seen !== undefined && present !== seen && present !== role) {
      throw new AppError('failed-precondition', 'The role was changed meanwhile.', {
        userMessage: `Another Admin changed the role to ${String(present)} a moment ago. Look again, then choose.`,
      });
    }
    const owned = may(role, 'apiKey.create')
      ? undefined
      : await readKeysOf(database, transaction, caller, { orgID, ownerID: memberID });
    const roll =
      rollKey && (await readRoll(database, transaction, caller, { orgID, mode: 'live', ...rollKey }));
    const organization = await transaction.get(database.doc(organizations.document(orgID)));
    const knows = may(member.get('role'), 'apiKey.show') && !may(role, 'apiKey.show') && !rollKey;
    transaction.update(memberRef, {
      role,
      ...(knows && { knownKeyEnding: organization.get('apiKeyEnding') }),
    });
    if (member.get('role') !== role) {
      record(transaction, database, orgID, {
        ...{ kind: 'member.roleChanged', actor: memberActor(caller), from: originOf(caller) },
        object: { id: memberID, label: member.get('fullName') ?? '' },
        before: { role: member.get('role') },
        after: { role },
      });
    }
    owned?.revoke();
    roll?.write();
    return { role };
  });
}
