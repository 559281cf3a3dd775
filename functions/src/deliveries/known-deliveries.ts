import { AppError, cleanText } from '@fleetfoot/shared/domain';
import type { ImportRow } from '@fleetfoot/shared/operations';
import type { CollectionReference, Transaction } from 'firebase-admin/firestore';
import { deliveryIDOf, type Known } from './answer-rows';

/** Most values that one query can ask for. */
const MOST_VALUES = 30;
/** Longer ones are refused anyway, and the longest could not be asked for. */
const LONGEST = 100;

function inParts<T>(values: readonly T[], size: number): T[][] {
  const parts = Math.ceil(values.length / size);
  return Array.from({ length: parts }, (_, index) => values.slice(index * size, (index + 1) * size));
}

/**
 * Looks up the deliveries that these rows have become before, also cancelled ones, and the deliveries that have their
 * external IDs. In a transaction, so that of two imports at once only one creates a delivery with an external ID.
 * @throws AppError `already-exists` when somebody else has imported rows under this import's id
 */
export async function knownDeliveries(
  transaction: Transaction,
  {
    deliveries,
    receipts,
  }: { readonly deliveries: CollectionReference; readonly receipts: CollectionReference },
  {
    uid,
    importID,
    rows,
  }: { readonly uid: string; readonly importID: string; readonly rows: readonly ImportRow[] },
): Promise<Known> {
  const names = new Set(rows.map(({ delivery }) => cleanText(delivery.external_id)));
  const sought = [...names].filter(({ length }) => length <= LONGEST);
  const [own, ...others] = await Promise.all([
    transaction.getAll(
      ...rows.flatMap(({ row }) => {
        const id = deliveryIDOf(importID, row);
        return [deliveries.doc(id), receipts.doc(id)];
      }),
    ),
    ...inParts(sought, MOST_VALUES).map((part) =>
      // Nothing but the external ID is looked at.
      transaction.get(deliveries.where('external_id', 'in', part).select('external_id')),
    ),
  ]);
  if (own.some((found) => found.exists && found.get('created_by') !== uid)) {
    throw new AppError('already-exists', 'Somebody else has used the id of this import.');
  }
  const ids = new Set(own.filter(({ exists }) => exists).map(({ id }) => id));
  const references = new Map(
    others.flatMap(({ docs }) => docs.map((found) => [String(found.get('external_id')), found.id] as const)),
  );
  return { has: (deliveryID) => ids.has(deliveryID), references };
}
