import {
  type DocumentSnapshot,
  doc,
  getDocFromServer,
  getDocsFromServer,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { isDataLight } from '../device/is-data-light';
import { noteAnswer, noteRead } from './read-bytes';
import { toQuery, toRawDocument } from './sdk-queries';
import type { FoundDocument, Way } from './way';

function found(snapshot: DocumentSnapshot): FoundDocument {
  return { id: snapshot.id, snapshot: snapshot as QueryDocumentSnapshot, raw: () => toRawDocument(snapshot) };
}

function documentsOf(snapshot: DocumentSnapshot | QuerySnapshot): readonly DocumentSnapshot[] {
  return 'docs' in snapshot ? snapshot.docs : snapshot.exists() ? [snapshot] : [];
}

const LIVE: Way = {
  follow(firestore, wanted, { next, error }) {
    function tell(snapshot: DocumentSnapshot | QuerySnapshot): void {
      const { fromCache } = snapshot.metadata;
      const documents = documentsOf(snapshot).map(found);
      const changed =
        'docs' in snapshot ? snapshot.docChanges().map((change) => found(change.doc)) : documents;
      if (!fromCache) noteRead(changed);
      next({ documents, changed, fromCache });
    }
    if (typeof wanted !== 'string' && 'window' in wanted && wanted.ahead) noteAnswer(wanted.ahead);
    const target = typeof wanted === 'string' ? doc(firestore, wanted) : toQuery(firestore, wanted);
    // Both are listened to alike; the SDK declares one after the other.
    return onSnapshot(target as Query, { includeMetadataChanges: true }, { next: tell, error });
  },
  async readNow(firestore, wanted) {
    const snapshot = await (typeof wanted === 'string'
      ? getDocFromServer(doc(firestore, wanted))
      : getDocsFromServer(toQuery(firestore, wanted)));
    const documents = documentsOf(snapshot).map(found);
    noteRead(documents);
    return documents.map(({ raw }) => raw());
  },
};

/** How it is read: live, or where data is dear by requests that end. */
export async function wayOfReading(): Promise<Way> {
  return isDataLight() ? import(/* webpackChunkName: "firebase-light" */ './light/read-on-demand') : LIVE;
}
