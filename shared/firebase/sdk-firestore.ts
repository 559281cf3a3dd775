import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { type Firestore, initializeFirestore, memoryLocalCache } from 'firebase/firestore';
import type { FirebaseConfig } from './firebase-config';
import { openApp } from './sdk-app';

export {
  disableNetwork,
  doc,
  enableNetwork,
  increment,
  runTransaction,
  serverTimestamp,
  terminate,
} from 'firebase/firestore';
export { wayOfReading } from './follow';
export { keepAnswer, toRawDocument } from './sdk-queries';

/** Its cache is in memory: nothing of a tenant reaches the disk. */
function openIn(app: FirebaseApp): Firestore {
  return initializeFirestore(app, { localCache: memoryLocalCache(), ignoreUndefinedProperties: true });
}

export function openFirestore(config: FirebaseConfig): Firestore {
  return openIn(openApp(config));
}

/** Where the services of an app find each other; the SDK's own packages share it, its public types leave it out. */
interface Services {
  readonly container: {
    getProvider(name: string): { getComponent(): object | null; getImmediate(): unknown };
    addOrOverwriteComponent(component: object): void;
  };
}

function servicesOf(app: FirebaseApp): Services['container'] {
  return (app as unknown as Services).container;
}

/** What a client asks for the tokens of its user and of its page. */
const IDENTITIES = ['auth-internal', 'app-check-internal'] as const;

/**
 * Opens another client of the same database for the same user and page. A client does nothing else while a commit of
 * its own is out, and waits for that without an end.
 * @param name no other client's
 */
export function openWriter(config: FirebaseConfig, name: string): Firestore {
  const app = openApp(config);
  const twin = initializeApp(app.options, name);
  const [theirs, own] = [servicesOf(app), servicesOf(twin)];
  for (const identity of IDENTITIES) {
    const provider = theirs.getProvider(identity);
    const component = provider.getComponent();
    // The twin has no session of its own: it asks that of the page. Without App Check there is none to ask.
    if (!component) continue;
    own.addOrOverwriteComponent(
      Object.assign(Object.create(component), {
        instanceFactory: () => provider.getImmediate(),
        instantiationMode: 'LAZY',
        onInstanceCreated: null,
      }),
    );
  }
  return openIn(twin);
}

/** Ends a writer; what it has not sent yet is never sent. */
export function closeWriter(writer: Firestore): Promise<void> {
  return deleteApp(writer.app);
}
