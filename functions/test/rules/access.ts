import { deleteField, doc, FieldValue, type Firestore, runTransaction } from './client-sdk';
import { SEED } from './seed';
import { tellChange } from './told-writes';

// As the product writes: in a transaction, which asks the server at once and queues nothing.
const ONCE = { maxAttempts: 1 };

function isDeletion(value: unknown): boolean {
  return value instanceof FieldValue && value.isEqual(deleteField());
}

/** A document after an update, whose keys may be paths: `dropoff_window.end`. */
function updated(document: object, fields: object): Record<string, unknown> {
  const after = new Map<string, unknown>(Object.entries(document));
  for (const [path, value] of Object.entries(fields)) {
    const [key = '', ...rest] = path.split('.');
    if (rest.length > 0) after.set(key, updated(Object(after.get(key)), { [rest.join('.')]: value }));
    else if (isDeletion(value)) after.delete(key);
    else after.set(key, value);
  }
  return Object.fromEntries(after);
}

/** @param beside other documents of the same write, by path */
export function write(
  firestore: Firestore,
  path: string,
  data: object,
  beside: Readonly<Record<string, object>> = {},
): Promise<void> {
  return runTransaction(
    firestore,
    async (transaction) => {
      for (const [place, fields] of [...Object.entries(beside), [path, data] as const]) {
        const told = tellChange(transaction, firestore, place, { ...fields });
        transaction.set(doc(firestore, place), { ...told, ...fields });
      }
    },
    ONCE,
  );
}

export function change(firestore: Firestore, path: string, fields: object): Promise<void> {
  return runTransaction(
    firestore,
    async (transaction) => {
      const told = tellChange(transaction, firestore, path, updated(SEED[path] ?? {}, fields));
      transaction.update(doc(firestore, path), { ...told, ...fields });
    },
    ONCE,
  );
}

export function erase(firestore: Firestore, path: string): Promise<void> {
  return runTransaction(
    firestore,
    async (transaction) => {
      tellChange(transaction, firestore, path, undefined);
      transaction.delete(doc(firestore, path));
    },
    ONCE,
  );
}
