import { liveKeys } from '@fleetfoot/shared/model/api/api-key';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { type Role, teamMembers } from '@fleetfoot/shared/model/team/people';
import { database, put } from './data';
import type { SignedIn } from './somebody';

/** A collection of every organisation. */
export interface OrganizationCollection {
  path(orgID: string): string;
  document(orgID: string, id: string): string;
}

export async function putMember(orgID: string, { uid, phoneNumber }: SignedIn, role: Role): Promise<void> {
  await put(teamMembers.document(orgID, uid), {
    id: uid,
    fullName: 'Lerato Dlamini',
    phoneNumber,
    email: 'lerato@example.co.za',
    role,
  });
}

/** A new organisation with these people; returns its id. */
export async function putOrganization(team: readonly (readonly [SignedIn, Role])[]): Promise<string> {
  const { id } = database.collection(organizations.path()).doc();
  await put(organizations.document(id), {
    ...{ id, name: `Kota ${id}`, adminSet: true, apiKeyEnding: 'cret', testApiKey: 'ff_test_secret' },
  });
  await put(liveKeys.document(id), { value: 'ff_live_secret', since: new Date() });
  await Promise.all(team.map(([person, role]) => putMember(id, person, role)));
  return id;
}

/** Documents of a list of an organisation, by id. */
export async function list(
  orgID: string,
  collection: OrganizationCollection,
): Promise<Record<string, unknown>> {
  const { docs } = await database.collection(collection.path(orgID)).get();
  return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
}

/** How many Admins an organisation has. */
export async function admins(orgID: string): Promise<number> {
  const team = database.collection(teamMembers.path(orgID));
  return (await team.where('role', '==', 'Admin').get()).size;
}

/** Fills a list up with `count` documents that nobody looks at. */
export async function fill(orgID: string, collection: OrganizationCollection, count: number): Promise<void> {
  const batch = database.batch();
  for (let i = 0; i < count; i += 1) {
    batch.set(database.doc(collection.document(orgID, `filler${i}`)), { id: `filler${i}` });
  }
  await batch.commit();
}
