import {
  organizationInvitations,
  organizations,
  teamInvites,
  teamMembers,
  users,
} from '@fleetfoot/shared/model';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { expiryFromNow } from '../../src/team/invite-expiry';
import { projectId } from './emulators';
import type { SignedIn } from './somebody';

/** The database past the rules, for what a test needs to be there and to look at what became of it. */
export const database: Firestore = getFirestore(getApps()[0] ?? initializeApp({ projectId: projectId() }));

export async function put(path: string, data: object): Promise<void> {
  await database.doc(path).set(data);
}

export async function read(path: string): Promise<Record<string, unknown> | undefined> {
  return (await database.doc(path).get()).data();
}

export async function putProfile({ uid, phoneNumber }: SignedIn): Promise<void> {
  await put(users.document(uid), {
    id: uid,
    fullName: 'Thandi Nkosi',
    email: 'thandi@example.co.za',
    phoneNumber,
    dateJoined: new Date(),
  });
}

/** The 'create' invitation of a number; returns its id. */
export async function putCreateInvitation(phoneNumber: string, changes: object = {}): Promise<string> {
  const ref = database.collection(organizationInvitations.path()).doc();
  await ref.set({ id: ref.id, phoneNumber, type: 'create', organizationName: 'Acme', ...changes });
  return ref.id;
}

/** An organisation with a pending team invitation for a number. */
export async function putTeamInvite(
  phoneNumber: string,
  role = 'Member',
): Promise<{ orgID: string; inviteID: string }> {
  const organization = database.collection(organizations.path()).doc();
  const invite = database.collection(teamInvites.path(organization.id)).doc();
  await organization.set({ id: organization.id, name: 'Acme', adminSet: true });
  await invite.set({
    id: invite.id,
    phoneNumber,
    role,
    orgID: organization.id,
    organizationName: 'Acme',
    invitedBy: 'somebody',
    ...expiryFromNow(),
  });
  return { orgID: organization.id, inviteID: invite.id };
}

/** In how many teams a user is. */
export async function memberships(uid: string): Promise<number> {
  return (await database.collectionGroup(teamMembers.name).where('id', '==', uid).get()).size;
}
