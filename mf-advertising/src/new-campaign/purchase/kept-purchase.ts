import {
  createDocument,
  type DocumentQuery,
  deleteDocument,
  fetchDocument,
  parseWith,
  SERVER_TIME,
  setDocument,
} from '@fleetfoot/shared/firebase';
import * as v from 'valibot';
import { type Purchase, readPurchase } from './purchase';

const parseDraft = parseWith(v.object({ value: v.string() }));

function parse(data: unknown): Purchase | undefined {
  return readPurchase(parseDraft(data).value);
}

function keyOf(orgId: string): string {
  return `campaign-${orgId}`;
}

/** The purchase that a user has begun for an organisation and not finished, in whatever window. */
export function keptPurchaseQuery(uid: string, orgId: string): DocumentQuery<Purchase | undefined> {
  return { path: `Users/${uid}/Drafts/${keyOf(orgId)}`, parse };
}

/**
 * Keeps a purchase on the server before anything is paid, so that a reload and another window go on with it.
 * @returns the purchase to go on with: another one when that was begun first
 */
export async function keepPurchase(uid: string, orgId: string, purchase: Purchase): Promise<Purchase> {
  const query = keptPurchaseQuery(uid, orgId);
  const draft = { id: keyOf(orgId), value: JSON.stringify(purchase), updated_at: SERVER_TIME };
  if (await createDocument(query.path, draft)) return purchase;
  const earlier = await fetchDocument(query);
  if (earlier) return earlier;
  // What is there cannot be read: it is nobody's purchase.
  await setDocument(query.path, draft);
  return purchase;
}

/** Forgets a purchase that has come to its end. */
export function forgetPurchase(uid: string, orgId: string): Promise<void> {
  return deleteDocument(keptPurchaseQuery(uid, orgId).path);
}
