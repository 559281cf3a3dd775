import { AppError } from '@fleetfoot/shared/domain';
import { nextTask } from '../federation/runtime/next-task';
import { knowledgeOf } from './confirmed';
import { report } from './firebase-config';
import type { LiveSource } from './live-store';
import { openReading } from './open-firestore';
import { startSession } from './present-session';
import type { Awaiting, CollectionTarget, ParseDocument } from './query';
import { listReader, type RawDocument, readDocument } from './raw-document';
import { noteSeen, withSeen } from './seen/last-seen';
import type { FindingObserver } from './way';

/**
 * A source that opens the database first; ending it early means it never listens. What `read` throws for fails it.
 * @param isKept whether its last answer may rest on the device
 */
function sourceOf<T>(
  wanted: string | CollectionTarget,
  read: (documents: readonly RawDocument[]) => T,
  isKept?: boolean,
  awaited?: Awaiting,
): LiveSource<T> {
  const isDocument = typeof wanted === 'string';
  const key = isDocument ? wanted : JSON.stringify(wanted);
  const source: LiveSource<T> = ({ next, fail }) => {
    let ended = false;
    let unsubscribe = () => {};
    async function start(): Promise<void> {
      const { follow, firestore } = await openReading();
      // A page begins to listen to many things at once: each in turn, or a slow device would freeze for all of them together.
      await nextTask();
      if (ended) return;
      const observer: FindingObserver = {
        next({ documents, fromCache, readAt }) {
          const raw = documents.map((document) => document.raw());
          if (isKept && !fromCache) noteSeen(key, () => raw);
          const known = {
            fromCache,
            readAt,
            empty: !raw[0],
            ...(!isDocument && knowledgeOf(key, fromCache)),
          };
          try {
            next({ data: read(raw), ...known });
          } catch (error) {
            report(error, { document: key });
            fail(error);
          }
        },
        error: fail,
      };
      unsubscribe = follow(firestore, wanted, observer, awaited);
    }
    start().catch(fail);
    return () => {
      ended = true;
      unsubscribe();
    };
  };
  return isKept ? withSeen(source, key, read) : source;
}

/** A source of what only a trusted sign-in may read: the server hears first which device this is. */
export function trustedSource<T>(source: LiveSource<T>, path: string): LiveSource<T> {
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

export function collectionSource<T>(
  target: CollectionTarget,
  parse: ParseDocument<T>,
): LiveSource<readonly T[]> {
  const source = sourceOf<readonly T[]>(target, listReader(parse), target.keep, target.awaited);
  return target.trusted ? trustedSource(source, target.path) : source;
}

/**
 * A document that `parse` throws for fails the source.
 * @param isKept whether its last answer may rest on the device
 */
export function documentSource<T>(
  path: string,
  parse: ParseDocument<T>,
  isKept = false,
  awaited?: Awaiting,
): LiveSource<T | undefined> {
  return sourceOf(path, ([found]) => found && readDocument(found, parse), isKept, awaited);
}

/** A document that its user waits for. */
export function awaitedDocumentSource<T>(path: string, parse: ParseDocument<T>): LiveSource<T | undefined> {
  return documentSource(path, parse, false, true);
}

/** A document whose last answer may rest on the device. */
export function keptDocumentSource<T>(path: string, parse: ParseDocument<T>): LiveSource<T | undefined> {
  return documentSource(path, parse, true);
}

/** A document that only a trusted sign-in may read. */
export function trustedDocumentSource<T>(path: string, parse: ParseDocument<T>): LiveSource<T | undefined> {
  return trustedSource(documentSource(path, parse), path);
}
