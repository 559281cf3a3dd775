import {
  type DocumentSnapshot,
  doc,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  onSnapshot,
  type QueryDocumentSnapshot,
  type SnapshotMetadata,
} from 'firebase/firestore';
import { type DataChoice, dataChoice, isDataLight } from '../device/is-data-light';
import type { RestAnswer } from './ahead/rest-answer';
import type { PageWindow } from './page-windows';
import type { CollectionTarget, PagedTarget } from './query';
import type { RawDocument } from './raw-document';
import { noteRead } from './read-bytes';
import { toQuery, toRawDocument, toWindowQuery, type WindowPlace } from './sdk-queries';

/** One stretch of a paged query. */
export interface Stretch {
  readonly paged: PagedTarget;
  readonly window: PageWindow<WindowPlace>;
  /** What was read of it ahead of the SDK. */
  readonly ahead?: RestAnswer | undefined;
}

/** What is read: the document of a path, a collection or a stretch of one. */
export type Wanted = string | CollectionTarget | Stretch;

export interface FoundDocument extends WindowPlace {
  raw(): RawDocument;
}

/** What was found at a moment. */
export interface Finding {
  readonly documents: readonly FoundDocument[];
  /** Those that are new or another than before. */
  readonly changed: readonly FoundDocument[];
  readonly fromCache: boolean;
  /** When it was read, in milliseconds since 1970, where nobody listens to what changes after that. */
  readonly readAt?: number;
}

export interface FindingObserver {
  next(finding: Finding): void;
  /** Nothing follows. */
  error(error: unknown): void;
}

const loadLight = () => import(/* webpackChunkName: "firebase-light" */ './light/read-on-demand');

let decided: { readonly choice: DataChoice; readonly isLight: boolean } | undefined;

/** {@link isDataLight}, and the same until its user chooses again: what bounds a stretch is read in one way. */
export function isLight(): boolean {
  const choice = dataChoice();
  if (decided?.choice !== choice) decided = { choice, isLight: isDataLight() };
  return decided.isLight;
}

function found(snapshot: DocumentSnapshot): FoundDocument {
  return { id: snapshot.id, snapshot: snapshot as QueryDocumentSnapshot, raw: () => toRawDocument(snapshot) };
}

function queryOf(firestore: Firestore, wanted: CollectionTarget | Stretch) {
  return 'window' in wanted
    ? toWindowQuery(firestore, wanted.paged, wanted.window)
    : toQuery(firestore, wanted);
}

const WITH_METADATA = { includeMetadataChanges: true };

function listen(firestore: Firestore, wanted: Wanted, { next, error }: FindingObserver): () => void {
  function tell(
    documents: readonly FoundDocument[],
    changed: readonly FoundDocument[],
    { fromCache }: SnapshotMetadata,
  ): void {
    if (!fromCache) noteRead(changed.map(({ raw }) => raw()));
    next({ documents, changed, fromCache });
  }
  if (typeof wanted === 'string')
    return onSnapshot(doc(firestore, wanted), WITH_METADATA, {
      next(snapshot) {
        const documents = snapshot.exists() ? [found(snapshot)] : [];
        tell(documents, documents, snapshot.metadata);
      },
      error,
    });
  return onSnapshot(queryOf(firestore, wanted), WITH_METADATA, {
    next: (snapshot) =>
      tell(
        snapshot.docs.map(found),
        snapshot.docChanges().map((change) => found(change.doc)),
        snapshot.metadata,
      ),
    error,
  });
}

/**
 * Tells what is there and every change of it; where data is dear, what is there once and when it is asked for again.
 * @returns the function that ends it
 */
export function follow(firestore: Firestore, wanted: Wanted, observer: FindingObserver): () => void {
  if (!isLight()) return listen(firestore, wanted, observer);
  let hasEnded = false;
  let end = () => {};
  loadLight().then(
    (light) => {
      if (!hasEnded) end = light.readOnDemand(firestore, wanted, observer);
    },
    (error: unknown) => observer.error(error),
  );
  return () => {
    hasEnded = true;
    end();
  };
}

/** Reads once, from the server; where data is dear without opening a stream. */
export async function readNow(
  firestore: Firestore,
  wanted: string | CollectionTarget,
): Promise<readonly RawDocument[]> {
  if (isLight()) return (await loadLight()).readNow(wanted);
  if (typeof wanted !== 'string')
    return (await getDocsFromServer(toQuery(firestore, wanted))).docs.map(toRawDocument);
  const snapshot = await getDocFromServer(doc(firestore, wanted));
  return snapshot.exists() ? [toRawDocument(snapshot)] : [];
}
