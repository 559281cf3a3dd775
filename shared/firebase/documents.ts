import { AppError } from '@fleetfoot/shared/domain';
import type { Transaction } from 'firebase/firestore';
import { attemptWithin } from './attempt';
import { browserConnection } from './connection';
import { openFirestore } from './open-firestore';
import type { DocumentQuery } from './query';
import { readDocument } from './raw-document';
import { withServerTime } from './server-time';

/** Plain fields, Dates and `SERVER_TIME`; `undefined` fields are left out. */
export type DocumentData = Readonly<Record<string, unknown>>;

const WRITE_TIMEOUT_MS = 15_000;

type Opened = Awaited<ReturnType<typeof openFirestore>>;
type Reference = ReturnType<Opened['sdk']['doc']>;

/**
 * Writes in a transaction: unlike a plain write it is never queued while offline, and it resolves only when the
 * server has it.
 */
function write<Result>(
  path: string,
  change: (transaction: Transaction, document: Reference, sdk: Opened['sdk']) => Promise<Result>,
): Promise<Result> {
  return attemptWithin(WRITE_TIMEOUT_MS, async (expired) => {
    if (!browserConnection.isOnline()) throw new AppError('offline', `Not written while offline: ${path}`);
    const { sdk, firestore } = await openFirestore();
    const document = sdk.doc(firestore, path);
    return sdk.runTransaction(firestore, async (transaction) => {
      if (expired()) throw new AppError('timeout', `Not written after its time-out: ${path}`);
      const result = await change(transaction, document, sdk);
      if (expired()) throw new AppError('timeout', `Not written after its time-out: ${path}`);
      return result;
    });
  });
}

function toFields(data: DocumentData, sdk: Opened['sdk']): Record<string, unknown> {
  return withServerTime(data, sdk.serverTimestamp) as Record<string, unknown>;
}

/**
 * Creates a document. A document that exists already is left as it is and is no error, so that an attempt can be
 * repeated with the same id.
 * @returns whether it was created now
 * @throws AppError
 */
export function createDocument(path: string, data: DocumentData): Promise<boolean> {
  return write(path, async (transaction, document, sdk) => {
    const present = await transaction.get(document);
    if (present.exists()) return false;
    transaction.set(document, toFields(data, sdk));
    return true;
  });
}

/** What became of a creation: it is done now, it was done before, or something else is there. */
export type Creation = 'created' | 'received' | 'occupied';

/**
 * Creates a document, once and for all: its receipt outlives it, so that an attempt whose answer was lost brings
 * nothing back that was deleted since.
 * @param receipt another document; its field `order` tells what was created under the same id from what else may be
 * @throws AppError
 */
export function createOnce(
  created: { readonly path: string; readonly data: DocumentData },
  receipt: { readonly path: string; readonly data: DocumentData & { readonly order: string } },
): Promise<Creation> {
  return write(created.path, async (transaction, document, sdk) => {
    const slip = sdk.doc(document.firestore, receipt.path);
    const [known, present] = [await transaction.get(slip), await transaction.get(document)];
    if (known.get('order') === receipt.data.order) return 'received';
    if (present.exists()) return 'occupied';
    transaction.set(document, toFields(created.data, sdk));
    transaction.set(slip, toFields(receipt.data, sdk));
    return 'created';
  });
}

/**
 * Writes these fields and leaves the others of the document as they are; creates it when there is none.
 * @throws AppError
 */
export function setDocument(path: string, data: DocumentData): Promise<void> {
  return write(path, async (transaction, document, sdk) => {
    transaction.set(document, toFields(data, sdk), { merge: true });
  });
}

/**
 * Changes a document as it is at that moment, so that nothing that others wrote meanwhile is lost unseen.
 * @param change gets the document, `undefined` when there is none, and returns the fields to write; the others stay.
 * It may run several times; what it throws ends the change, and nothing is written.
 * @throws AppError
 */
export function changeDocument<T>(
  { path, parse }: DocumentQuery<T>,
  change: (present: T | undefined) => DocumentData,
): Promise<void> {
  return write(path, async (transaction, document, sdk) => {
    const snapshot = await transaction.get(document);
    const present = snapshot.exists() ? readDocument(sdk.toRawDocument(snapshot), parse) : undefined;
    transaction.set(document, toFields(change(present), sdk), { merge: true });
  });
}

/**
 * Deletes a document; one that does not exist is no error.
 * @throws AppError
 */
export function deleteDocument(path: string): Promise<void> {
  return write(path, async (transaction, document) => {
    transaction.delete(document);
  });
}
