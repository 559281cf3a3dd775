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
  return { sdk, firestore: sdk.openFirestore(config) };
});

/** Opens the database in the way in which it is read now. */
export async function openReading() {
  const { sdk, firestore } = await openFirestore();
  return { ...(await sdk.wayOfReading()), firestore };
}

/** Resolves once the database is open: what comes later than its SDK takes no connection from it. */
export async function databaseIsOpen(): Promise<void> {
  await openFirestore();
}

type Opened = Awaited<ReturnType<typeof openFirestore>>;

/** Clients that write: all of the present session, and those of them that do nothing at the moment. */
const writers = new Set<Opened>();
const idle: Opened[] = [];
let opened = 0;

async function takeWriter(): Promise<Opened> {
  const { sdk } = await openFirestore();
  const free = idle.pop();
  if (free) return free;
  opened += 1;
  const writer = { sdk, firestore: sdk.openWriter(firebaseConfig(), `writer-${opened}`) };
  writers.add(writer);
  return writer;
}

/** Writes with a client that does nothing else, so that a commit without an answer holds up no other read or write. */
export async function withWriter<T>(work: (writer: Opened) => Promise<T>): Promise<T> {
  const writer = await takeWriter();
  try {
    return await work(writer);
  } finally {
    if (writers.has(writer)) idle.push(writer);
  }
}

/** A writer whose commit is out closes once that is answered: nobody waits for it. */
function forgetWriters(): void {
  for (const { sdk, firestore } of writers) sdk.closeWriter(firestore).catch(() => undefined);
  writers.clear();
  idle.length = 0;
}

/** Closes the database and drops its cache; the next read opens a fresh one. */
export async function forgetFirestore(): Promise<void> {
  const current = openFirestore.current();
  openFirestore.forget();
  forgetAhead();
  endKeptSources();
  forgetWriters();
  if (current) {
    closed = current.then(({ sdk, firestore }) => sdk.terminate(firestore)).catch(() => undefined);
  }
  await closed;
}
