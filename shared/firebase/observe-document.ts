import type { AppError } from '@fleetfoot/shared/domain';
import { browserConnection } from './connection';
import { documentSource } from './live-source';
import { followChosen, type LiveSource } from './live-store';
import type { DocumentQuery } from './query';
import { fromSdkError, isUnreachable } from './sdk-error';

export interface DocumentObserver<T> {
  /** What the server says the document is now; `undefined` when there is none. */
  next(document: T | undefined): void;
  /** The listening says nothing more, unless nobody answered (`offline`, `timeout`) and it asks again. */
  fail(error: AppError): void;
}

/** Passes on what the server has confirmed: nothing is concluded from the cache. */
export function observeConfirmed<T>(
  source: LiveSource<T | undefined>,
  { next, fail }: DocumentObserver<T>,
): () => void {
  let ended = false;
  let stop = () => {};
  stop = followChosen(source, {
    next: ({ data, fromCache }) => {
      if (!ended && !fromCache) next(data);
    },
    fail: (error) => {
      if (ended) return;
      const failure = fromSdkError(error, browserConnection.isOnline());
      ended = !isUnreachable(failure);
      if (ended) stop();
      fail(failure);
    },
  });
  return () => {
    ended = true;
    stop();
  };
}

/**
 * Follows a document as the server has it, outside of any component.
 * @returns the function that ends it; after {@link forgetData} it must be begun anew
 */
export function observeDocument<T>(
  { path, parse }: DocumentQuery<T>,
  observer: DocumentObserver<T>,
): () => void {
  return observeConfirmed(documentSource(path, parse, false, 'page'), observer);
}
