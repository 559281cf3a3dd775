import type { FirebaseConfig } from '@fleetfoot/shared/firebase';
import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The local cloud as its operator sees it: past every rule. */
export interface Cloud {
  readonly origin: string;
  readonly firebase: FirebaseConfig;
  /** Origin of the Auth emulator. */
  readonly authUrl: string;
  readonly auth: Auth;
  readonly firestore: Firestore;
}

/** Opens the cloud behind a served dashboard; it must be a local one. */
export async function openCloud(origin: string): Promise<Cloud> {
  const response = await fetch(new URL('/config.json', origin));
  const { firebase } = (await response.json()) as { firebase: FirebaseConfig };
  const { emulators, projectId } = firebase;
  if (!emulators)
    throw new Error(`${origin} does not run on emulators: tests write data and never touch a real cloud.`);
  // Saves the SDK the search for a machine of Google's around it.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = new URL(emulators.authUrl).host;
  process.env['FIRESTORE_EMULATOR_HOST'] = `${emulators.firestoreHost}:${emulators.firestorePort}`;
  const app = initializeApp({ projectId });
  return { origin, firebase, authUrl: emulators.authUrl, auth: getAuth(app), firestore: getFirestore(app) };
}
