import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The project. */
export function app(): App {
  return getApps()[0] ?? initializeApp();
}

/** The project's database, past the security rules. */
export function database(): Firestore {
  return getFirestore(app());
}
