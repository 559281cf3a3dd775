import { firebaseConfig } from './firebase-config';
import { onForget, openFirestore } from './open-firestore';

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

// A writer whose commit is out closes once that is answered: nobody waits for it.
onForget(() => {
  for (const { sdk, firestore } of writers) sdk.closeWriter(firestore).catch(() => undefined);
  writers.clear();
  idle.length = 0;
});
