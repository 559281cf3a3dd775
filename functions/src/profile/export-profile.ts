import { SavedViewSchema, savedViews } from '@fleetfoot/shared/model/delivery/saved-view';
import { DraftSchema, memberDrafts, userDrafts } from '@fleetfoot/shared/model/team/draft';
import { TeamInviteSchema, teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { OrganizationSchema, organizations } from '@fleetfoot/shared/model/team/organization';
import { TeamMemberSchema, teamMembers, users } from '@fleetfoot/shared/model/team/people';
import { sessions } from '@fleetfoot/shared/model/team/session';
import type * as operations from '@fleetfoot/shared/operations';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { RequestOf, ResponseOf } from '../platform/answer';
import type { Caller } from '../platform/caller';
import { asSelf } from '../platform/membership';
import { stored } from '../platform/stored';

/** Many times what somebody can have. */
const MOST = 200;

async function documentsIn<Schema extends v.GenericSchema>(
  database: Firestore,
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>[]> {
  const { docs } = await database.collection(path).limit(MOST).get();
  return docs.map((document) => stored({ schema }, document));
}

async function membershipOf(database: Firestore, reference: DocumentReference) {
  const orgID = reference.parent.parent?.id ?? '';
  const [organization, membership, drafts, views] = await Promise.all([
    database.doc(organizations.document(orgID)).get(),
    reference.get(),
    documentsIn(database, memberDrafts.path(orgID, reference.id), DraftSchema),
    documentsIn(database, savedViews.path(orgID, reference.id), SavedViewSchema),
  ]);
  const { fullName, email, phoneNumber, role } = stored({ schema: TeamMemberSchema }, membership);
  const { name: organizationName } = v.parse(v.pick(OrganizationSchema, ['name']), organization.data());
  return { orgID, organizationName, fullName, email, phoneNumber, role, drafts, views };
}

/**
 * Everything that is held about the caller as a user, and nothing of anybody else: their profile, what each
 * organisation knows of them as its member, what they kept for themselves, invitations to their number and their sign-ins.
 * @throws AppError `guarded-session`
 */
export async function exportProfile(
  database: Firestore,
  caller: Caller,
  _request: RequestOf<typeof operations.exportProfile>,
): Promise<ResponseOf<typeof operations.exportProfile>> {
  const { uid, phoneNumber } = caller;
  await asSelf(database, caller, 'profile.export', async () => {});
  const [user, memberships, drafts, invites, signIns] = await Promise.all([
    database.doc(users.document(uid)).get(),
    database.collectionGroup(teamMembers.name).where('id', '==', uid).limit(MOST).get(),
    documentsIn(database, userDrafts.path(uid), DraftSchema),
    database.collectionGroup(teamInvites.name).where('phoneNumber', '==', phoneNumber).limit(MOST).get(),
    documentsIn(database, sessions.path(uid), sessions.schema),
  ]);
  const profile = stored(users, user);
  return {
    exportedAt: new Date().toISOString(),
    profile: { ...profile, dateJoined: profile.dateJoined.toISOString() },
    memberships: await Promise.all(memberships.docs.map(({ ref }) => membershipOf(database, ref))),
    drafts,
    invitations: invites.docs.map((invite) => {
      const { orgID, organizationName, role } = stored({ schema: TeamInviteSchema }, invite);
      return { orgID, organizationName, role };
    }),
    signIns: signIns.map(({ device, address, createdAt, lastSeen }) => ({
      ...{ device, address, createdAt: createdAt.toISOString(), lastSeen: lastSeen.toISOString() },
    })),
  };
}
