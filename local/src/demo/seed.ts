import { ensureAccounts } from './accounts';
import { type CloudAddresses, withAuth, withFirestore } from './admin-clients';
import { demoDocuments } from './demo-data';
import { DEMO_ORGANIZATION, PEOPLE } from './people';
import { writeDocuments } from './write-documents';

/** Puts the demo's documents into a local cloud that does not have them yet. */
export function seedDocuments(addresses: Pick<CloudAddresses, 'projectId' | 'firestoreHost'>): Promise<void> {
  return withFirestore(addresses, async (firestore) => {
    const organization = await firestore.doc(`Organizations/${DEMO_ORGANIZATION.id}`).get();
    if (!organization.exists) await writeDocuments(firestore, demoDocuments(new Date()));
  });
}

/** Makes the demo's accounts, as far as they are missing. */
export function seedAccounts(addresses: Pick<CloudAddresses, 'projectId' | 'authHost'>): Promise<void> {
  return withAuth(addresses, (auth) => ensureAccounts(auth, [PEOPLE.admin, PEOPLE.member]));
}
