import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  collection,
  collectionGroup,
  type DocumentData,
  type DocumentSnapshot,
  endAt,
  type Firestore,
  initializeFirestore,
  limit,
  loadBundle,
  memoryLocalCache,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { answerBundle } from './ahead/answer-bundle';
import type { RestAnswer } from './ahead/rest-answer';
import type { FirebaseConfig } from './firebase-config';
import type { PageWindow, Place } from './page-windows';
import type { CollectionTarget, PagedTarget } from './query';
import type { RawDocument } from './raw-document';
import { openApp } from './sdk-app';
import { withDates } from './with-dates';

export {
  disableNetwork,
  doc,
  enableNetwork,
  getDocFromServer,
  getDocsFromServer,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  terminate,
} from 'firebase/firestore';

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

export function toQuery(firestore: Firestore, target: CollectionTarget): Query<DocumentData> {
  const source = target.group ? collectionGroup(firestore, target.path) : collection(firestore, target.path);
  return query(
    source,
    ...(target.where ?? []).map(([field, value]) => where(field, '==', value)),
    ...(target.orderBy ? [orderBy(...target.orderBy)] : []),
    limit(target.limit),
  );
}

/** A document of a stretch; what was read ahead of the SDK bounds none. */
export interface WindowPlace extends Place {
  readonly snapshot?: QueryDocumentSnapshot;
}

/** The documents of one stretch of a paged query, whose bounds are documents that were read. */
export function toWindowQuery(
  firestore: Firestore,
  { path, where: filters = [], orderBy: order, range = {} }: PagedTarget,
  window: PageWindow<WindowPlace>,
): Query<DocumentData> {
  const { from, before } = range;
  return query(
    collection(firestore, path),
    ...filters.map(([field, value]) => where(field, '==', value)),
    ...(from === undefined ? [] : [where(order[0], '>=', new Date(from))]),
    ...(before === undefined ? [] : [where(order[0], '<', new Date(before))]),
    orderBy(...order),
    ...(window.after?.snapshot ? [startAfter(window.after.snapshot)] : []),
    ...(window.until?.snapshot ? [endAt(window.until.snapshot)] : []),
    limit(window.limit),
  );
}

/** Takes over what was read without the SDK: whoever follows the same query then hears only of what came after. */
export async function keepAnswer(firestore: Firestore, answer: RestAnswer): Promise<void> {
  await loadBundle(firestore, answerBundle(answer));
}

export function toRawDocument(snapshot: DocumentSnapshot): RawDocument {
  return { id: snapshot.id, path: snapshot.ref.path, fields: withDates(snapshot.data() ?? {}) };
}
