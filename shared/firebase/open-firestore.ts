import { firebaseConfig } from './firebase-config';
import { once } from './once';
import { authReady } from './open-auth';

// The SDK hands out the instance that is being closed until it is closed.
let closed: Promise<unknown> = Promise.resolve();

/** Loads the Firestore SDK and opens the database, after it is known who is signed in. */
export const openFirestore = once(async () => {
  const config = firebaseConfig();
  const [sdk] = await Promise.all([
    import(/* webpackChunkName: "firebase-firestore" */ './sdk-firestore'),
    authReady(),
    closed,
  ]);
  return { sdk, firestore: sdk.openFirestore(config) };
});

/** Closes the database and drops its cache; the next read opens a fresh one. */
export async function forgetFirestore(): Promise<void> {
  const opened = openFirestore.current();
  openFirestore.forget();
  if (opened) {
    closed = opened.then(({ sdk, firestore }) => sdk.terminate(firestore)).catch(() => undefined);
  }
  await closed;
}
