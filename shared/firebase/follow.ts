import {
  type DocumentSnapshot,
  doc,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { isDataLight, keptChoice } from '../device/is-data-light';
import type { CollectionTarget } from './query';
import { noteRead } from './read-bytes';
import { toQuery, toRawDocument, toWindowQuery } from './sdk-queries';
import type { FoundDocument, Stretch, Way } from './way';

const decided: Record<string, boolean> = {};

function found(snapshot: DocumentSnapshot): FoundDocument {
  return { id: snapshot.id, snapshot: snapshot as QueryDocumentSnapshot, raw: () => toRawDocument(snapshot) };
}

function queryOf(firestore: Firestore, wanted: CollectionTarget | Stretch) {
  return 'window' in wanted
    ? toWindowQuery(firestore, wanted.paged, wanted.window)
    : toQuery(firestore, wanted);
}

function documentsOf(snapshot: DocumentSnapshot | QuerySnapshot): readonly DocumentSnapshot[] {
  return 'docs' in snapshot ? snapshot.docs : snapshot.exists() ? [snapshot] : [];
}

const follow: Way['follow'] = (firestore, wanted, { next, error }) => {
  function tell(snapshot: DocumentSnapshot | QuerySnapshot): void {
    const { fromCache } = snapshot.metadata;
    const documents = documentsOf(snapshot).map(found);
    const changed = 'docs' in snapshot ? snapshot.docChanges().map((change) => found(change.doc)) : documents;
    if (!fromCache) noteRead(changed.map(({ raw }) => raw()));
    next({ documents, changed, fromCache });
  }
  const target = typeof wanted === 'string' ? doc(firestore, wanted) : queryOf(firestore, wanted);
  // Both are listened to alike; the SDK declares one after the other.
  return onSnapshot(target as Query, { includeMetadataChanges: true }, { next: tell, error });
};

const readNow: Way['readNow'] = async (firestore, wanted) => {
  const snapshot = await (typeof wanted === 'string'
    ? getDocFromServer(doc(firestore, wanted))
    : getDocsFromServer(toQuery(firestore, wanted)));
  return documentsOf(snapshot).map(toRawDocument);
};

const LIVE: Way = { follow, readNow };

/**
 * How it is read: live, or where data is dear by requests that end. The same until its user chooses again: what bounds a stretch is
 * read in one way.
 */
export async function wayOfReading(): Promise<Way> {
  const choice = keptChoice() ?? '';
  decided[choice] ??= isDataLight();
  return decided[choice] ? import(/* webpackChunkName: "firebase-light" */ './light/read-on-demand') : LIVE;
}
