import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  type DocumentData,
  type DocumentSnapshot,
  endAt,
  type Firestore,
  initializeFirestore,
  limit,
  memoryLocalCache,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import type { FirebaseConfig } from './firebase-config';
import type { PageWindow } from './page-windows';
import type { CollectionTarget, PagedTarget } from './query';
import type { RawDocument } from './raw-document';
import { openApp } from './sdk-app';
import { withDates } from './with-dates';

export {
  doc,
  getDocFromServer,
  getDocsFromServer,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  terminate,
} from 'firebase/firestore';

/** Firestore with its cache in memory: nothing of a tenant reaches the disk. */
export function openFirestore(config: FirebaseConfig): Firestore {
  const firestore = initializeFirestore(openApp(config), {
    localCache: memoryLocalCache(),
    ignoreUndefinedProperties: true,
  });
  if (config.emulators) {
    connectFirestoreEmulator(firestore, config.emulators.firestoreHost, config.emulators.firestorePort);
  }
  return firestore;
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

/** The documents of one stretch of a paged query. */
export function toWindowQuery(
  firestore: Firestore,
  { path, where: filters = [], orderBy: order, range = {} }: PagedTarget,
  window: PageWindow<QueryDocumentSnapshot>,
): Query<DocumentData> {
  const { from, before } = range;
  return query(
    collection(firestore, path),
    ...filters.map(([field, value]) => where(field, '==', value)),
    ...(from === undefined ? [] : [where(order[0], '>=', new Date(from))]),
    ...(before === undefined ? [] : [where(order[0], '<', new Date(before))]),
    orderBy(...order),
    ...(window.after ? [startAfter(window.after)] : []),
    ...(window.until ? [endAt(window.until)] : []),
    limit(window.limit),
  );
}

export function toRawDocument(snapshot: DocumentSnapshot): RawDocument {
  return { id: snapshot.id, path: snapshot.ref.path, fields: withDates(snapshot.data() ?? {}) };
}
