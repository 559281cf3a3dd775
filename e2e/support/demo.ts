import type { Cloud } from './cloud';
import type { Organization } from './organizations';
import type { Person } from './people';
import type { Standing } from './session-state';

/** Number of the Admin of the demo organisation. */
const ADMIN_NUMBER = '+27825550101';

async function readDocument<T>(cloud: Cloud, path: string): Promise<T> {
  const document = await cloud.firestore.doc(path).get();
  if (!document.exists) throw new Error(`The demo data has no ${path}.`);
  return document.data() as T;
}

/** Who the demo organisation's Admin is. */
export async function demoAdmin(cloud: Cloud): Promise<Standing> {
  const { uid, phoneNumber = '' } = await cloud.auth.getUserByPhoneNumber(ADMIN_NUMBER);
  const { fullName, email } = await readDocument<Person>(cloud, `Users/${uid}`);
  const account = { uid, phoneNumber };
  const teams = await cloud.firestore.collectionGroup('Team').where('id', '==', uid).get();
  const orgId = teams.docs[0]?.ref.parent.parent?.id ?? '';
  const stored = await readDocument<Organization>(cloud, `Organizations/${orgId}`);
  const { id, name, supportEmail, supportPhoneNumber, website, billingAddress, adminSet } = stored;
  return {
    account,
    person: { ...account, fullName, email },
    organization: { id, name, supportEmail, supportPhoneNumber, website, billingAddress, adminSet },
    role: 'Admin',
  };
}
