import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type { ListenToWindow, PageEntry } from './live-pages';
import { openFirestore } from './open-firestore';
import type { PagedTarget, ParseDocument } from './query';
import { listReader } from './raw-document';

type Entry<T> = PageEntry<T, QueryDocumentSnapshot>;

/** Follows the stretches of a paged query. Only the changed documents of a stretch are read again. */
export function windowSource<T>(
  target: PagedTarget,
  parse: ParseDocument<T>,
): ListenToWindow<T, QueryDocumentSnapshot> {
  const read = listReader(parse);
  return (window, { next, fail }) => {
    const known = new Map<string, Entry<T>>();
    let entries: readonly Entry<T>[] = [];
    let ended = false;
    let unsubscribe = () => {};
    openFirestore()
      .then(({ sdk, firestore }) => {
        if (ended) return;
        unsubscribe = sdk.onSnapshot(
          sdk.toWindowQuery(firestore, target, window),
          { includeMetadataChanges: true },
          {
            next: (snapshot) => {
              const changes = snapshot.docChanges();
              for (const { doc } of changes) {
                known.set(doc.id, { place: doc, item: read([sdk.toRawDocument(doc)])[0] });
              }
              if (changes.length > 0) {
                entries = snapshot.docs.flatMap(({ id }) => known.get(id) ?? []);
              }
              next({ entries, fromCache: snapshot.metadata.fromCache });
            },
            error: fail,
          },
        );
      })
      .catch(fail);
    return () => {
      ended = true;
      unsubscribe();
    };
  };
}
