import { doc, type Firestore, runTransaction } from './client-sdk';

// As the product writes: in a transaction, which asks the server at once and queues nothing.
const ONCE = { maxAttempts: 1 };

export function write(firestore: Firestore, path: string, data: object): Promise<void> {
  return runTransaction(
    firestore,
    async (transaction) => void transaction.set(doc(firestore, path), data),
    ONCE,
  );
}

export function change(firestore: Firestore, path: string, fields: object): Promise<void> {
  return runTransaction(
    firestore,
    async (transaction) => void transaction.update(doc(firestore, path), { ...fields }),
    ONCE,
  );
}

export function erase(firestore: Firestore, path: string): Promise<void> {
  return runTransaction(
    firestore,
    async (transaction) => void transaction.delete(doc(firestore, path)),
    ONCE,
  );
}
