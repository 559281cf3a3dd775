import { TEST_EVENT_DAYS, testEvents } from '@fleetfoot/shared/model/api/test-event';
import { FieldValue, type Firestore, type Transaction, type WriteBatch } from 'firebase-admin/firestore';
import type { Recorded } from '../platform/audit';

const DAY_MS = 86_400_000;

/** A field of an edit, of which nothing but the name is told. */
const CHANGED = true;

function namesAlone(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, true>> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, CHANGED]));
}

/**
 * Remembers for the webhooks of test mode what happens to a test delivery, in the same transaction or batch. The audit
 * trail, charges and notices hear nothing of it.
 */
export function recordTest(
  writer: Transaction | WriteBatch,
  database: Firestore,
  orgID: string,
  { before = {}, after = {}, ...event }: Omit<Recorded, 'id' | 'from'>,
  now: Date,
): void {
  const reference = database.collection(testEvents.path(orgID)).doc();
  const isEdit = event.kind === 'delivery.edited';
  const document = {
    ...{ id: reference.id, at: FieldValue.serverTimestamp(), ...event, from: {} },
    before: isEdit ? namesAlone(before) : before,
    after: isEdit ? namesAlone(after) : after,
    expiresAt: new Date(now.getTime() + TEST_EVENT_DAYS * DAY_MS),
  };
  // A transaction and a batch have the same method, whose overloads do not unite.
  (writer as WriteBatch).set(reference, document);
}
