import { type Organization, organizations } from '@fleetfoot/shared/model/team/organization';
import { teamMembers, users } from '@fleetfoot/shared/model/team/people';
import type { Cloud } from './cloud';
import type { Person } from './people';
import type { Standing } from './session-state';

/** Number of the Admin of the demo organisation. */
const ADMIN_NUMBER = '+27825550101';

async function readDocument<T>(cloud: Cloud, path: string): Promise<T> {
  const document = await cloud.firestore.doc(path).get();
  if (!document.exists) throw new Error(`The demo data has no ${path}.`);
  return document.data() as T;
}

/** The demo organisation's Admin. */
export async function demoAdmin(cloud: Cloud): Promise<Standing> {
  const { uid, phoneNumber = '' } = await cloud.auth.getUserByPhoneNumber(ADMIN_NUMBER);
  const { fullName, email } = await readDocument<Person>(cloud, users.document(uid));
  const account = { uid, phoneNumber };
  const teams = await cloud.firestore.collectionGroup(teamMembers.name).where('id', '==', uid).get();
  const orgID = teams.docs[0]?.ref.parent.parent?.id ?? '';
  const stored = await readDocument<Organization>(cloud, organizations.document(orgID));
  const { id, name, supportEmail, supportPhoneNumber, website, billingAddress, adminSet } = stored;
  return {
    account,
    person: { ...account, fullName, email },
    organization: { id, name, supportEmail, supportPhoneNumber, website, billingAddress, adminSet },
    role: 'Admin',
  };
}
