import type { Collection } from '@fleetfoot/shared/schema';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';

/** Plain data of a document, its times as Dates at any depth. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}

/**
 * A document as the model reads it, its times as Dates.
 * @throws ValiError naming the fields that do not fit
 */
export function stored<Schema extends v.GenericSchema>(
  { schema }: Pick<Collection<string, Schema>, 'schema'>,
  document: DocumentSnapshot,
): v.InferOutput<Schema> {
  return v.parse(schema, withDates(document.data()));
}
