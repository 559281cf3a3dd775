import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The project's database, past the security rules. */
export function database(): Firestore {
  return getFirestore(getApps()[0] ?? initializeApp());
}
