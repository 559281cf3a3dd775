import type { Firestore } from 'firebase/firestore';
import type { RestAnswer } from './ahead/rest-answer';
import type { Awaiting, CollectionTarget } from './query';
import type { RawDocument } from './raw-document';
import type { Stretch, WindowPlace } from './sdk-queries';

/** A stretch, with what was read of it ahead of the SDK. */
interface StretchAhead extends Stretch {
  readonly ahead?: RestAnswer | undefined;
}

/** What is read: the document of a path, a collection or a stretch of one. */
export type Wanted = string | CollectionTarget | StretchAhead;

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
  /** Nothing follows, unless nobody answered (`offline`, `timeout`) where data is dear: then it is asked again. */
  error(error: unknown): void;
}

/** A way of reading. */
export interface Way {
  /**
   * Tells what is there, and what becomes of it.
   * @returns the function that ends it
   */
  follow(
    firestore: Firestore,
    wanted: Wanted,
    observer: FindingObserver,
    awaited?: Awaiting | undefined,
  ): () => void;
  /** Reads once, from the server. */
  readNow(firestore: Firestore, wanted: string | CollectionTarget): Promise<readonly RawDocument[]>;
  /** Whether nobody listens. */
  readonly isLight?: true;
}
