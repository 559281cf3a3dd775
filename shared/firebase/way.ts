import type { Firestore } from 'firebase/firestore';
import type { RestAnswer } from './ahead/rest-answer';
import type { PageWindow } from './page-windows';
import type { CollectionTarget, PagedTarget } from './query';
import type { RawDocument } from './raw-document';
import type { WindowPlace } from './sdk-queries';

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

/** A way of reading. */
export interface Way {
  /**
   * Tells what is there, and what becomes of it.
   * @returns the function that ends it
   */
  follow(firestore: Firestore, wanted: Wanted, observer: FindingObserver): () => void;
  /** Reads once, from the server. */
  readNow(firestore: Firestore, wanted: string | CollectionTarget): Promise<readonly RawDocument[]>;
  /** Whether nobody listens. */
  readonly isLight?: true;
}
