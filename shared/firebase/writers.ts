import { firebaseConfig } from './firebase-config';
import { openAppCheck } from './open-app-check';
import { openAuth } from './open-auth';
import { onForget, openFirestore } from './open-firestore';

type Opened = Awaited<ReturnType<typeof openFirestore>>;

/** Clients that write: all of the present session, and those of them that do nothing at the moment. */
const writers = new Set<Opened>();
const idle: Opened[] = [];
let opened = 0;

/** Opens another client of the same database for the same user and page. */
async function openWriter(): Promise<Opened> {
  const [{ sdk }, { sdk: authSdk, auth }, check] = await Promise.all([
    openFirestore(),
    openAuth(),
    openAppCheck(),
  ]);
  opened += 1;
  const app = sdk.openTwin(firebaseConfig(), `writer-${opened}`);
  const writer = { sdk, firestore: sdk.openFirestore(app) };
  // At once, so that the end of the session closes it while it is signed in.
  writers.add(writer);
  check?.sdk.lendAppCheck(app, check.appCheck);
  await authSdk.lendUser(app, auth);
  return writer;
}

/** Writes with a client that does nothing else, so that a commit without an answer holds up no other read or write. */
export async function withWriter<T>(work: (writer: Opened) => Promise<T>): Promise<T> {
  const writer = idle.pop() ?? (await openWriter());
  try {
    return await work(writer);
  } finally {
    if (writers.has(writer)) idle.push(writer);
  }
}

// A writer whose commit is out closes once that is answered: nobody waits for it.
onForget(() => {
  for (const { sdk, firestore } of writers) sdk.closeTwin(firestore).catch(() => undefined);
  writers.clear();
  idle.length = 0;
});
