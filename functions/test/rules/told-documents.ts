import { reservedForTrips } from '@fleetfoot/shared/model';
import { doc, type Firestore, runTransaction } from './client-sdk';
import { SEED } from './seed';
import { type DocumentFields, type Telling, tellingOf } from './told-writes';

/** Documents by path; `undefined` is deleted. */
export type Documents = Readonly<Record<string, DocumentFields | undefined>>;

const RESERVED = reservedForTrips.document('acme');

/** A change of the seed's document with what tells of it, as the product writes it. */
export function told(
  by: string,
  path: string,
  after: DocumentFields | undefined,
): { telling: Telling; documents: Documents } {
  const telling = tellingOf(by, path, { before: SEED[path] as DocumentFields | undefined, after });
  if (!telling) throw new Error(`Nothing is told of ${path}.`);
  const { changeID, eventPath, event, copy, reserved } = telling;
  const documents = {
    [path]: after && { ...after, changeID },
    [eventPath]: event,
    ...(copy && { [copy.path]: copy.fields }),
    ...(reserved && { [reserved.path]: reserved.fields }),
  };
  return { telling, documents };
}

/** Writes documents in one transaction, which asks once. The reserve is merged with what is there. */
export function writeTogether(firestore: Firestore, documents: Documents): Promise<void> {
  return runTransaction(
    firestore,
    async (transaction) => {
      for (const [path, fields] of Object.entries(documents)) {
        if (fields) transaction.set(doc(firestore, path), fields, { merge: path === RESERVED });
        else transaction.delete(doc(firestore, path));
      }
    },
    { maxAttempts: 1 },
  );
}
