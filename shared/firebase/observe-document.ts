import type { AppError } from '@fleetfoot/shared/domain';
import { onDataChoice } from '../device/data-choice';
import { browserConnection } from './connection';
import { documentSource } from './live-source';
import type { LiveObserver, LiveSource } from './live-store';
import type { DocumentQuery } from './query';
import { fromSdkError } from './sdk-error';

export interface DocumentObserver<T> {
  /** What the server says the document is now; `undefined` when there is none. */
  next(document: T | undefined): void;
  /** The listening has ended and will say nothing more. */
  fail(error: AppError): void;
}

/** Passes on what the server has confirmed: nothing is concluded from the cache. */
export function observeConfirmed<T>(
  source: LiveSource<T | undefined>,
  { next, fail }: DocumentObserver<T>,
): () => void {
  let ended = false;
  const confirmed: LiveObserver<T | undefined> = {
    next: ({ data, fromCache }) => {
      if (!ended && !fromCache) next(data);
    },
    fail: (error) => {
      if (ended) return;
      ended = true;
      fail(fromSdkError(error, browserConnection.isOnline()));
    },
  };
  let stop = source(confirmed);
  // It is read in another way from then on.
  const stopChoice = onDataChoice(() => {
    stop();
    if (!ended) stop = source(confirmed);
  });
  return () => {
    ended = true;
    stopChoice();
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
  return observeConfirmed(documentSource(path, parse), observer);
}
