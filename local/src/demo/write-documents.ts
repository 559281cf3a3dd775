import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { DemoDocument } from './demo-documents';

function toFirestore(value: unknown): unknown {
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toFirestore(inner)]));
}

const BATCH = 400;

/** Writes documents in as few requests as may be. */
export async function writeDocuments(
  firestore: Firestore,
  documents: readonly DemoDocument[],
): Promise<void> {
  const batches = [];
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = firestore.batch();
    for (const { path, data } of documents.slice(start, start + BATCH)) {
      batch.set(firestore.doc(path), toFirestore(data) as Record<string, unknown>);
    }
    batches.push(batch.commit());
  }
  await Promise.all(batches);
}
