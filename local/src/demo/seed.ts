import { organizations } from '@fleetfoot/shared/model/team/organization';
import type { Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type CloudAddresses, withAuth, withFirestore } from './admin-clients';
import { demoDocuments } from './demo-data';
import type { DemoDocument } from './demo-documents';
import { DEMO_ORGANIZATION, PEOPLE } from './people';

function toFirestore(value: unknown): unknown {
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toFirestore(inner)]));
}

const BATCH = 400;

/** Writes documents in as few requests as may be. */
async function writeDocuments(firestore: Firestore, documents: readonly DemoDocument[]): Promise<void> {
  const batches = [];
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = firestore.batch();
    for (const { path, data } of documents.slice(start, start + BATCH)) {
      batch.set(firestore.doc(path), toFirestore(data) as Record<string, unknown>);
    }
    batches.push(batch.commit());
  }
  await Promise.all(batches);
}

interface Account {
  readonly uid: string;
  /** E.164. */
  readonly phoneNumber: string;
}

/** Makes accounts with fixed ids; those that are there stay as they are. */
async function ensureAccounts(auth: Auth, accounts: readonly Account[]): Promise<void> {
  const { users } = await auth.getUsers(accounts.map(({ uid }) => ({ uid })));
  const known = new Set(users.map(({ uid }) => uid));
  await Promise.all(
    accounts
      .filter(({ uid }) => !known.has(uid))
      .map(({ uid, phoneNumber }) => auth.createUser({ uid, phoneNumber })),
  );
}

/** Puts the demo's documents into a local cloud that does not have them yet. */
export function seedDocuments(addresses: Pick<CloudAddresses, 'projectId' | 'firestoreHost'>): Promise<void> {
  return withFirestore(addresses, async (firestore) => {
    const organization = await firestore.doc(organizations.document(DEMO_ORGANIZATION.id)).get();
    if (!organization.exists) await writeDocuments(firestore, demoDocuments(new Date()));
  });
}

/** Makes the demo's accounts, as far as they are missing. */
export function seedAccounts(addresses: Pick<CloudAddresses, 'projectId' | 'authHost'>): Promise<void> {
  return withAuth(addresses, (auth) => ensureAccounts(auth, [PEOPLE.admin, PEOPLE.member]));
}
