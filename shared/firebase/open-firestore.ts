import { nextTask } from '../federation/runtime/next-task';
import { aheadAnswered, forgetAhead } from './ahead/read-ahead';
import { firebaseConfig } from './firebase-config';
import { endKeptSources } from './kept-sources';
import { once } from './once';
import { authReady } from './open-auth';

// The SDK hands out the instance that is being closed until it is closed.
let closed: Promise<unknown> = Promise.resolve();

async function loadSdk() {
  // The largest script of all would take the connection from what is seen first.
  await aheadAnswered();
  return import(/* webpackChunkName: "firebase-firestore" */ './sdk-firestore');
}

/** Loads the Firestore SDK and opens the database, after it is known who is signed in. */
export const openFirestore = once(async () => {
  const config = firebaseConfig();
  const [sdk] = await Promise.all([loadSdk(), authReady(), closed]);
  await nextTask();
  return { sdk, firestore: sdk.openFirestore(sdk.openApp(config)) };
});

/** Opens the database in the way in which it is read now. */
export async function openReading() {
  const { sdk, firestore } = await openFirestore();
  const way = await sdk.wayOfReading();
  // What was followed before is kept up no longer.
  if (way.isLight) endKeptSources();
  return { ...way, sdk, firestore };
}

/** Resolves once the database is open: what comes later than its SDK takes no connection from it. */
export async function databaseIsOpen(): Promise<void> {
  await openFirestore();
}

const endings = new Set<() => void>();

/** Calls the function whenever a session is over. */
export function onForget(end: () => void): void {
  endings.add(end);
}

/** Closes the database and drops its cache; the next read opens a fresh one. */
export async function forgetFirestore(): Promise<void> {
  const current = openFirestore.current();
  openFirestore.forget();
  forgetAhead();
  endKeptSources();
  for (const end of endings) end();
  if (current) {
    closed = current.then(({ sdk, firestore }) => sdk.terminate(firestore)).catch(() => undefined);
  }
  await closed;
}
