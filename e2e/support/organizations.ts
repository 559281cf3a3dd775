import { createHash, randomBytes } from 'node:crypto';
import { API_MODES, type ApiMode } from '@fleetfoot/shared/api';
import type { Role } from '@fleetfoot/shared/contract';
import type { Cloud } from './cloud';
import type { Person } from './people';

export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly supportEmail: string;
  readonly supportPhoneNumber: string;
  readonly website: string;
  readonly billingAddress: {
    readonly line1: string;
    readonly line2: string;
    readonly city: string;
    readonly postalCode: string;
  };
  readonly adminSet: boolean;
}

/** A key that opens an organisation's deliveries. */
async function createKey(cloud: Cloud, orgID: string, mode: ApiMode): Promise<string> {
  const key = `ff_${mode}_${randomBytes(32).toString('base64url')}`;
  await cloud.firestore.doc(`ApiKeys/${createHash('sha256').update(key).digest('hex')}`).set({ orgID, mode });
  return key;
}

/** An organisation whose Admin is this person. */
export async function createOrganization(cloud: Cloud, name: string, admin: Person): Promise<Organization> {
  const reference = cloud.firestore.collection('Organizations').doc();
  const organization: Organization = {
    id: reference.id,
    name,
    supportEmail: 'support@example.co.za',
    supportPhoneNumber: '+27215550100',
    website: 'https://example.co.za',
    billingAddress: { line1: '12 Long Street', line2: '', city: 'Cape Town', postalCode: '8001' },
    adminSet: true,
  };
  const [apiKey, testApiKey] = await Promise.all(
    API_MODES.map((mode) => createKey(cloud, reference.id, mode)),
  );
  await reference.set({ ...organization, apiKey, testApiKey });
  await addMember(cloud, organization.id, admin, 'Admin');
  return organization;
}

export async function addMember(cloud: Cloud, orgId: string, person: Person, role: Role): Promise<void> {
  const { uid, fullName, phoneNumber, email } = person;
  await cloud.firestore
    .doc(`Organizations/${orgId}/Team/${uid}`)
    .set({ id: uid, fullName, phoneNumber, email, role });
}

/** The organisation's administrator takes this member out, elsewhere. */
export async function removeMember(cloud: Cloud, orgId: string, uid: string): Promise<void> {
  await cloud.firestore.doc(`Organizations/${orgId}/Team/${uid}`).delete();
}
