import { AppError } from '@fleetfoot/shared/domain';
import { nextTask } from '../federation/runtime/next-task';
import { knowledgeOf } from './confirmed';
import { report } from './firebase-config';
import type { LiveObserver, LiveSource } from './live-store';
import { openReading } from './open-firestore';
import { startSession } from './present-session';
import type { CollectionTarget, ParseDocument } from './query';
import { listReader, readDocument } from './raw-document';
import { noteSeen, withSeen } from './seen/last-seen';

type Reading = Awaited<ReturnType<typeof openReading>>;

/** A source that opens the database first; ending it early means it never listens. */
function sourceOf<T>(listen: (reading: Reading, observer: LiveObserver<T>) => () => void): LiveSource<T> {
  return (observer) => {
    let ended = false;
    let unsubscribe = () => {};
    async function start(): Promise<void> {
      const reading = await openReading();
      // A page begins to listen to many things at once: each in turn, or a slow device would freeze for all of them together.
      await nextTask();
      if (!ended) unsubscribe = listen(reading, observer);
    }
    start().catch((error: unknown) => observer.fail(error));
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
  const query = JSON.stringify(target);
  const source: LiveSource<readonly T[]> = sourceOf(({ follow, firestore }, { next, fail }) =>
    follow(firestore, target, {
      next({ documents, fromCache, readAt }) {
        const raw = documents.map((document) => document.raw());
        if (target.keep && !fromCache) noteSeen(query, () => raw);
        next({ data: read(raw), fromCache, readAt, empty: !raw[0], ...knowledgeOf(query, fromCache) });
      },
      error: fail,
    }),
  );
  return target.keep ? withSeen(source, query, read) : source;
}

/**
 * A document that `parse` throws for fails the source.
 * @param isKept whether its last answer may rest on the device
 */
export function documentSource<T>(
  path: string,
  parse: ParseDocument<T>,
  isKept = false,
): LiveSource<T | undefined> {
  const source: LiveSource<T | undefined> = sourceOf(({ follow, firestore }, { next, fail }) =>
    follow(firestore, path, {
      next({ documents, fromCache, readAt }) {
        const document = documents[0]?.raw();
        if (isKept && !fromCache) noteSeen(path, () => (document ? [document] : []));
        try {
          const data = document && readDocument(document, parse);
          next({ data, fromCache, readAt, empty: !document });
        } catch (error) {
          report(error, { document: path });
          fail(error);
        }
      },
      error: fail,
    }),
  );
  return isKept ? withSeen(source, path, ([found]) => found && readDocument(found, parse)) : source;
}

/** A document whose last answer may rest on the device. */
export function keptDocumentSource<T>(path: string, parse: ParseDocument<T>): LiveSource<T | undefined> {
  return documentSource(path, parse, true);
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
