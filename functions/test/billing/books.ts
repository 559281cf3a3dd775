import {
  type LedgerEntry,
  ledgerEntries,
  type Statement,
  statements,
} from '@fleetfoot/shared/model/billing/ledger';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { database } from '../world/data';

function fieldsOf(document: QueryDocumentSnapshot): object {
  const fields = Object.entries(document.data());
  return Object.fromEntries(
    fields.map(([name, value]) => [name, value instanceof Timestamp ? value.toDate() : value]),
  );
}

async function list<T>(path: string, parse: (data: unknown) => T): Promise<T[]> {
  const { docs } = await database.collection(path).get();
  return docs.map((document) => parse({ ...fieldsOf(document) }));
}

/** An organisation's ledger and statements, read as the browser reads them. */
export async function booksOf(orgID: string): Promise<{ entries: LedgerEntry[]; statements: Statement[] }> {
  const [entries, monthly] = await Promise.all([
    list(ledgerEntries.path(orgID), (data) => v.parse(ledgerEntries.schema, data)),
    list(statements.path(orgID), (data) => v.parse(statements.schema, data)),
  ]);
  return { entries, statements: monthly };
}

/** Sum of amounts, in cents. */
export function sum(items: readonly { readonly amount: number }[]): number {
  return items.reduce((total, { amount }) => total + amount, 0);
}
