import {
  changeDocument,
  type DocumentQuery,
  deleteDocument,
  parseWith,
  SERVER_TIME,
  setDocument,
} from '@fleetfoot/shared/firebase';
import * as v from 'valibot';
import { choosePurchase, type SeenPurchase } from './choose-purchase';
import { type KeptPurchase, type Purchase, purchaseOf, readPurchase } from './purchase';

const parseDraft = parseWith(v.object({ value: v.string() }));

function parse(data: unknown): KeptPurchase | undefined {
  return readPurchase(parseDraft(data).value);
}

function keyOf(orgId: string): string {
  return `campaign-${orgId}`;
}

function draftOf(orgId: string, kept: KeptPurchase) {
  return { id: keyOf(orgId), value: JSON.stringify(kept), updated_at: SERVER_TIME };
}

/** The purchase that a user has last begun for an organisation, in whatever window. */
export function keptPurchaseQuery(uid: string, orgId: string): DocumentQuery<KeptPurchase | undefined> {
  return { path: `Users/${uid}/Drafts/${keyOf(orgId)}`, parse };
}

/**
 * Keeps a purchase on the server before anything is paid, so that a reload and another window go on with it.
 * @param seen what this window knew of when its user decided
 * @returns the purchase to go on with: another one when that was begun first
 */
export async function keepPurchase(
  uid: string,
  orgId: string,
  purchase: Purchase,
  seen: SeenPurchase | undefined,
): Promise<Purchase> {
  let kept: KeptPurchase = { ...purchase, isFinished: false };
  await changeDocument(keptPurchaseQuery(uid, orgId), (present) => {
    kept = choosePurchase(present, purchase, seen);
    return draftOf(orgId, kept);
  });
  return purchaseOf(kept);
}

/** Notes that the campaign of a purchase is there. */
export function finishPurchaseKept(uid: string, orgId: string, purchase: Purchase): Promise<void> {
  return setDocument(keptPurchaseQuery(uid, orgId).path, draftOf(orgId, { ...purchase, isFinished: true }));
}

/** Forgets a purchase of which nothing comes. */
export function forgetPurchase(uid: string, orgId: string): Promise<void> {
  return deleteDocument(keptPurchaseQuery(uid, orgId).path);
}
