import { database, put } from './data';
import type { SignedIn } from './sign-in';

export type Role = 'Admin' | 'Member';

export async function putMember(orgID: string, { uid, phoneNumber }: SignedIn, role: Role): Promise<void> {
  await put(`Organizations/${orgID}/Team/${uid}`, {
    id: uid,
    fullName: 'Lerato Dlamini',
    phoneNumber,
    email: 'lerato@example.co.za',
    role,
  });
}

/** A new organisation with these people; returns its id. */
export async function putOrganization(team: readonly (readonly [SignedIn, Role])[]): Promise<string> {
  const { id } = database.collection('Organizations').doc();
  await put(`Organizations/${id}`, { id, name: `Kota ${id}`, adminSet: true, apiKey: 'ff_live_secret' });
  await Promise.all(team.map(([person, role]) => putMember(id, person, role)));
  return id;
}

/** Documents of a list of an organisation, by id. */
export async function list(
  orgID: string,
  collection: 'Team' | 'TeamInvites',
): Promise<Record<string, unknown>> {
  const { docs } = await database.collection(`Organizations/${orgID}/${collection}`).get();
  return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
}

/** How many Admins an organisation has. */
export async function admins(orgID: string): Promise<number> {
  const team = database.collection(`Organizations/${orgID}/Team`);
  return (await team.where('role', '==', 'Admin').get()).size;
}

/** Fills a list up with `count` documents that nobody looks at. */
export async function fill(orgID: string, collection: 'Team' | 'TeamInvites', count: number): Promise<void> {
  const batch = database.batch();
  for (let i = 0; i < count; i += 1) {
    batch.set(database.doc(`Organizations/${orgID}/${collection}/filler${i}`), { id: `filler${i}` });
  }
  await batch.commit();
}
