import { createHash, randomBytes } from 'node:crypto';
import { API_MODES, type ApiMode, apiKeys, liveKeys } from '@fleetfoot/shared/model/api/api-key';
import { type Organization, organizations } from '@fleetfoot/shared/model/team/organization';
import { type Role, teamMembers } from '@fleetfoot/shared/model/team/people';
import type { Cloud } from './cloud';
import type { Person } from './people';

/** A key that opens an organisation's deliveries. */
async function createKey(cloud: Cloud, orgID: string, mode: ApiMode): Promise<string> {
  const key = `ff_${mode}_${randomBytes(32).toString('base64url')}`;
  await cloud.firestore
    .doc(apiKeys.document(createHash('sha256').update(key).digest('hex')))
    .set({ orgID, mode });
  return key;
}

/** An organisation whose Admin is this person. */
export async function createOrganization(cloud: Cloud, name: string, admin: Person): Promise<Organization> {
  const reference = cloud.firestore.collection(organizations.path()).doc();
  const organization: Organization = {
    id: reference.id,
    name,
    supportEmail: 'support@example.co.za',
    supportPhoneNumber: '+27215550100',
    website: 'https://example.co.za',
    billingAddress: { line1: '12 Long Street', line2: '', city: 'Cape Town', postalCode: '8001' },
    adminSet: true,
  };
  const [apiKey = '', testApiKey = ''] = await Promise.all(
    API_MODES.map((mode) => createKey(cloud, reference.id, mode)),
  );
  await reference.set({ ...organization, apiKeyEnding: apiKey.slice(-4), testApiKey });
  await cloud.firestore.doc(liveKeys.document(reference.id)).set({ value: apiKey, since: new Date() });
  await addMember(cloud, organization.id, admin, 'Admin');
  return organization;
}

export async function addMember(cloud: Cloud, orgID: string, person: Person, role: Role): Promise<void> {
  const { uid, fullName, phoneNumber, email } = person;
  await cloud.firestore
    .doc(teamMembers.document(orgID, uid))
    .set({ id: uid, fullName, phoneNumber, email, role });
}

/** The organisation's administrator takes this member out, elsewhere; what they kept for themselves goes with them. */
export async function removeMember(cloud: Cloud, orgID: string, uid: string): Promise<void> {
  await cloud.firestore.recursiveDelete(cloud.firestore.doc(teamMembers.document(orgID, uid)));
}
