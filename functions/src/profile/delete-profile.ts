import { AppError, SUPPORT_EMAIL } from '@fleetfoot/shared/domain';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { teamMembers, users } from '@fleetfoot/shared/model/team/people';
import type * as operations from '@fleetfoot/shared/operations';
import { getAuth } from 'firebase-admin/auth';
import type {
  DocumentReference,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { readKeysOf } from '../api/keys/revoke-api-key';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { app } from '../platform/database';
import { asSelf } from '../platform/membership';
import { readToForget } from '../privacy/forget-member';

/** Memberships that are left at once; more than anybody has. */
const MOST_MEMBERSHIPS = 20;

function organizationOf({ ref }: QueryDocumentSnapshot): DocumentReference {
  const organization = ref.parent.parent;
  if (!organization) throw new Error(`${ref.path} is in no organisation.`);
  return organization;
}

/** @throws AppError `failed-precondition` when the organisation would be left without an Admin */
async function requireAnotherAdmin(
  transaction: Transaction,
  database: Firestore,
  membership: QueryDocumentSnapshot,
): Promise<void> {
  if (membership.get('role') !== 'Admin') return;
  const { id } = organizationOf(membership);
  const team = database.collection(teamMembers.path(id));
  // Read in the transaction: of two last Admins who leave at once, the second finds that it is the last.
  const [admins, anybody, organization] = await Promise.all([
    transaction.get(team.where('role', '==', 'Admin').limit(2)),
    transaction.get(team.limit(2)),
    transaction.get(database.doc(organizations.document(id))),
  ]);
  if (admins.size > 1) return;
  const name = String(organization.get('name') ?? 'your organisation');
  const isAlone = anybody.size < 2;
  throw new AppError('failed-precondition', `User ${membership.id} is the last Admin of ${id}.`, {
    userMessage: isAlone
      ? `You are the only member of ${name}. Invite somebody as an Admin to hand it over, or write to ${SUPPORT_EMAIL} to close it. Then delete your profile.`
      : `You are the last Admin of ${name}. Make somebody else an Admin on the Team page, then delete your profile.`,
  });
}

/** Ends the account at the sign-in service, and with it every session. */
async function deleteAccount(uid: string): Promise<void> {
  try {
    await getAuth(app()).deleteUser(uid);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}

/**
 * Deletes all that is the caller's own: profile, memberships, drafts, views, then the account, and ends the named keys
 * that they own. What they did for an organisation stays with it. Called again after an answer that was lost, it does
 * what is left.
 * @throws AppError `failed-precondition` for the last Admin of an organisation; `guarded-session`, `fresh-code-needed`
 */
export async function deleteProfile(
  database: Firestore,
  caller: Caller,
  _request: RequestOf<typeof operations.deleteProfile>,
): Promise<ResponseOf<typeof operations.deleteProfile>> {
  const { uid } = caller;
  const userRef = database.doc(users.document(uid));
  const mine = database.collectionGroup(teamMembers.name).where('id', '==', uid).limit(MOST_MEMBERSHIPS);
  await asSelf(database, caller, 'profile.delete', async (transaction) => {
    const { docs } = await transaction.get(mine);
    for (const membership of docs) await requireAnotherAdmin(transaction, database, membership);
    const forgets = await Promise.all(
      docs.map((document) =>
        readToForget(transaction, database, { orgID: organizationOf(document).id, memberID: uid }),
      ),
    );
    const owned = await Promise.all(
      docs.map((document) =>
        readKeysOf(database, transaction, caller, { orgID: organizationOf(document).id, ownerID: uid }),
      ),
    );
    for (const forget of forgets) forget();
    for (const { revoke } of owned) revoke();
    for (const membership of docs) {
      transaction.delete(membership.ref);
      const { fullName = '', role } = membership.data();
      record(transaction, database, organizationOf(membership).id, {
        kind: 'member.left',
        actor: memberActor(caller, String(fullName)),
        object: { id: uid, label: String(fullName), path: membership.ref.path },
        before: { role },
        from: originOf(caller),
      });
    }
    transaction.delete(userRef);
  });
  await deleteAccount(uid);
  // All that lies below it, whatever a later release puts there. Last: the sign-in that asks is among it.
  await database.recursiveDelete(userRef);
  return {};
}
