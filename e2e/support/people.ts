import { users } from '@fleetfoot/shared/model/team/people';
import { FieldValue } from 'firebase-admin/firestore';
import type { Cloud } from './cloud';

export interface Account {
  readonly uid: string;
  readonly phoneNumber: string;
}

export interface Person extends Account {
  readonly fullName: string;
  readonly email: string;
}

/** Somebody who has signed in once and has no profile. */
export async function createAccount(cloud: Cloud, phoneNumber: string): Promise<Account> {
  const { uid } = await cloud.auth.createUser({ phoneNumber });
  return { uid, phoneNumber };
}

/** Somebody with a profile and without an organisation. */
export async function createPerson(cloud: Cloud, phoneNumber: string, fullName: string): Promise<Person> {
  const account = await createAccount(cloud, phoneNumber);
  const person = { ...account, fullName, email: `${account.uid.toLowerCase()}@example.co.za` };
  await cloud.firestore.doc(users.document(account.uid)).set({
    id: account.uid,
    fullName,
    email: person.email,
    phoneNumber,
    dateJoined: FieldValue.serverTimestamp(),
  });
  return person;
}
