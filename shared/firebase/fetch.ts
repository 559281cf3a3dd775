import { attemptWithin } from './attempt';
import { openReading } from './open-firestore';
import type { CollectionQuery, DocumentQuery } from './query';
import { listReader, readDocument } from './raw-document';

const READ_TIMEOUT_MS = 15_000;

/**
 * Reads a collection once, from the server.
 * @throws AppError `offline` or `timeout` when the server does not answer; never stale data
 */
export function fetchCollection<T>({ parse, ...target }: CollectionQuery<T>): Promise<readonly T[]> {
  return attemptWithin(READ_TIMEOUT_MS, async () => {
    const { readNow, firestore } = await openReading();
    return listReader(parse)(await readNow(firestore, target));
  });
}

/**
 * Reads a document once, from the server.
 * @returns `undefined` when there is none
 * @throws AppError as {@link fetchCollection}, and `internal` for a document that `parse` throws for
 */
export function fetchDocument<T>({ path, parse }: DocumentQuery<T>): Promise<T | undefined> {
  return attemptWithin(READ_TIMEOUT_MS, async () => {
    const { readNow, firestore } = await openReading();
    const [document] = await readNow(firestore, path);
    return document && readDocument(document, parse);
  });
}
