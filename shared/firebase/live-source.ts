import { AppError } from '@fleetfoot/shared/domain';
import { report } from './firebase-config';
import type { LiveObserver, LiveSource } from './live-store';
import { openFirestore } from './open-firestore';
import { startSession } from './present-session';
import type { CollectionTarget, ParseDocument } from './query';
import { listReader, readDocument } from './raw-document';

type Opened = Awaited<ReturnType<typeof openFirestore>>;

/** A source that opens the database first; ending it early means it never listens. */
function sourceOf<T>(listen: (opened: Opened, observer: LiveObserver<T>) => () => void): LiveSource<T> {
  return (observer) => {
    let ended = false;
    let unsubscribe = () => {};
    openFirestore()
      .then((opened) => {
        if (!ended) unsubscribe = listen(opened, observer);
      })
      .catch((error: unknown) => observer.fail(error));
    return () => {
      ended = true;
      unsubscribe();
    };
  };
}

export function collectionSource<T>(
  target: CollectionTarget,
  parse: ParseDocument<T>,
): LiveSource<readonly T[]> {
  const read = listReader(parse);
  return sourceOf(({ sdk, firestore }, { next, fail }) =>
    sdk.onSnapshot(
      sdk.toQuery(firestore, target),
      { includeMetadataChanges: true },
      {
        next: ({ docs, metadata, empty }) =>
          next({ data: read(docs.map(sdk.toRawDocument)), fromCache: metadata.fromCache, empty }),
        error: fail,
      },
    ),
  );
}

/** A document that `parse` throws for fails the source. */
export function documentSource<T>(path: string, parse: ParseDocument<T>): LiveSource<T | undefined> {
  return sourceOf(({ sdk, firestore }, { next, fail }) =>
    sdk.onSnapshot(
      sdk.doc(firestore, path),
      { includeMetadataChanges: true },
      {
        next: (snapshot) => {
          const { fromCache } = snapshot.metadata;
          if (!snapshot.exists()) return next({ data: undefined, fromCache, empty: true });
          try {
            next({ data: readDocument(sdk.toRawDocument(snapshot), parse), fromCache, empty: false });
          } catch (error) {
            report(error, { document: path });
            fail(error);
          }
        },
        error: fail,
      },
    ),
  );
}

/** A document that only a trusted sign-in may read: the server hears first which device this is. */
export function trustedDocumentSource<T>(path: string, parse: ParseDocument<T>): LiveSource<T | undefined> {
  const source = documentSource(path, parse);
  return (observer) => {
    let ended = false;
    let stop = () => {};
    startSession()
      .then(({ guardedUntil }) => {
        if (ended) return;
        if (guardedUntil === undefined) stop = source(observer);
        else observer.fail(new AppError('guarded-session', `A guarded sign-in may not read ${path}.`));
      })
      .catch((error: unknown) => observer.fail(error));
    return () => {
      ended = true;
      stop();
    };
  };
}
