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
  readonly firestoreUrl: string;
  readonly functionsUrl: string;
  readonly auth: Auth;
  readonly firestore: Firestore;
}

/** Where the emulators listen, as the local host tells. */
interface Emulators {
  /** `127.0.0.1:9099` */
  readonly authHost: string;
  readonly firestoreHost: string;
  readonly functionsHost: string;
}

/** Opens the cloud behind a served dashboard; it must be a local one. */
export async function openCloud(origin: string): Promise<Cloud> {
  const answers = await Promise.all(
    ['/config.json', '/local/emulators.json'].map((path) => fetch(new URL(path, origin))),
  );
  if (!answers.every(({ ok }) => ok))
    throw new Error(`${origin} does not run on emulators: tests write data and never touch a real cloud.`);
  const [{ firebase }, emulators] = (await Promise.all(answers.map((answer) => answer.json()))) as [
    { firebase: FirebaseConfig },
    Emulators,
  ];
  const { projectId } = firebase;
  // Saves the SDK the search for a machine of Google's around it.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulators.authHost;
  process.env['FIRESTORE_EMULATOR_HOST'] = emulators.firestoreHost;
  const app = initializeApp({ projectId });
  return {
    origin,
    firebase,
    authUrl: `http://${emulators.authHost}`,
    firestoreUrl: `http://${emulators.firestoreHost}`,
    functionsUrl: `http://${emulators.functionsHost}`,
    auth: getAuth(app),
    firestore: getFirestore(app),
  };
}
