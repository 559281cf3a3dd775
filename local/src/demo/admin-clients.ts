import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { EmulatorAddresses } from '../cloud/emulators';

/** Where the data goes. */
export type CloudAddresses = Pick<EmulatorAddresses, 'projectId' | 'authHost' | 'firestoreHost'>;

let apps = 0;

async function withApp<T>(projectId: string, work: (app: App) => Promise<T>): Promise<T> {
  // The SDK would look for Google's metadata server, which is not on this machine.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  apps += 1;
  const app = initializeApp({ projectId }, `fleetfoot-${apps}`);
  try {
    return await work(app);
  } finally {
    await deleteApp(app);
  }
}

/** Calls `work` with the server side's way to the accounts of one local cloud. */
export function withAuth<T>(
  { projectId, authHost }: Pick<CloudAddresses, 'projectId' | 'authHost'>,
  work: (auth: Auth) => Promise<T>,
): Promise<T> {
  // The SDK does without credentials only for emulators that the environment names.
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
  return withApp(projectId, (app) => work(getAuth(app)));
}

/** Calls `work` with the server side's way to the documents of one local cloud, past the Security Rules. */
export function withFirestore<T>(
  { projectId, firestoreHost }: Pick<CloudAddresses, 'projectId' | 'firestoreHost'>,
  work: (firestore: Firestore) => Promise<T>,
): Promise<T> {
  process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  return withApp(projectId, (app) => work(getFirestore(app)));
}

/** The server side's way to the documents of one local cloud, for as long as this process lives. */
export function openFirestore({
  projectId,
  firestoreHost,
}: Pick<CloudAddresses, 'projectId' | 'firestoreHost'>): Firestore {
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  apps += 1;
  return getFirestore(initializeApp({ projectId }, `fleetfoot-${apps}`));
}
