import type { PaymentMethod } from '@fleetfoot/shared/billing';
import {
  type CollectionQuery,
  callFunction,
  changeDocument,
  type DocumentQuery,
  deleteDocument,
  parseWith,
  postFunction,
  SERVER_TIME,
  setDocument,
} from '@fleetfoot/shared/firebase';
import { type Campaign, campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import { type PurchaseRequest, purchaseRequests } from '@fleetfoot/shared/model/billing/spending';
import { DRAFT_DAYS, daysFrom, purchaseDraftKey, userDrafts } from '@fleetfoot/shared/model/team/draft';
import {
  createAdvertisingCampaign,
  fetchPaymentMethods,
  payDeposit,
  withdrawDeposit,
} from '@fleetfoot/shared/operations';
import * as v from '@fleetfoot/shared/schema';
import { activationOf } from '../campaign-choice';
import {
  choosePurchase,
  type Purchase,
  parsePurchase,
  purchaseOf,
  type SeenPurchase,
  type StoredPurchase,
} from './purchase';

const parseDraft = parseWith(v.object({ ...userDrafts.schema.entries, updated_at: v.date() }));

function parse(data: unknown): StoredPurchase | undefined {
  const { value, updated_at } = parseDraft(data);
  const kept = parsePurchase(value);
  return kept && { ...kept, storedAt: updated_at };
}

function draftOf(orgID: string, { storedAt: _, ...kept }: StoredPurchase, now: Date) {
  const expiresAt = daysFrom(now, DRAFT_DAYS);
  return { id: purchaseDraftKey(orgID), value: JSON.stringify(kept), updated_at: SERVER_TIME, expiresAt };
}

/** The latest purchase that a user has begun for an organisation, in any window. */
function storedPurchaseQuery(uid: string, orgID: string): DocumentQuery<StoredPurchase | undefined> {
  return { path: userDrafts.document(uid, purchaseDraftKey(orgID)), parse };
}

const parseRequest = parseWith(purchaseRequests.schema);
const parseCampaign = parseWith(campaigns.schema);

/**
 * The same, to be followed. It begins without the document, and so do the campaign and the request of a purchase: what
 * appears while one listens is found by a query, because the Firestore emulator may date a creation before the absence
 * that it told of, and the SDK drops such news about a document.
 */
export function purchaseToFollow(uid: string, orgID: string): CollectionQuery<StoredPurchase | undefined> {
  return {
    path: userDrafts.path(uid),
    where: [['id', purchaseDraftKey(orgID)]],
    limit: 1,
    awaited: true,
    parse,
  };
}

/** The campaign that comes of a purchase. */
export function campaignToFollow(orgID: string, attemptID: string): CollectionQuery<Campaign> {
  return {
    path: campaigns.path(orgID),
    where: [['id', attemptID]],
    limit: 1,
    awaited: true,
    parse: parseCampaign,
  };
}

/** What a user has asked Admins of a purchase, if anything. */
export function requestQuery(
  uid: string,
  orgID: string,
  attemptID: string,
): CollectionQuery<PurchaseRequest> {
  return {
    path: purchaseRequests.path(orgID),
    where: [
      ['requestedBy', uid],
      ['id', attemptID],
    ],
    limit: 1,
    // The purchase goes on with an Admin's answer, and its dialog lies over what reads the page again.
    awaited: true,
    parse: parseRequest,
  };
}

/** How a purchase is charged. */
export interface Charge {
  /** One of the organisation's cards; its default one when left out. */
  readonly paymentMethodID?: string | undefined;
  /** How many cards were refused for this purchase before. */
  readonly round: number;
}

export interface DepositAnswer {
  readonly status: 'succeeded' | 'requires_action' | 'nothing_to_pay' | 'awaiting_approval';
  readonly clientSecret?: string | undefined;
}

/** The server's part of a purchase. Every call rejects with an AppError. */
export interface PurchaseWrites {
  /** The organisation's cards, the default one first. */
  cards(): Promise<readonly PaymentMethod[]>;
  /**
   * Records a purchase before anything is paid, so that a reload and another window can resume it.
   * @param seen the stored purchase as this window knew it when its user decided
   * @returns the purchase to go on with: another one when that was begun first
   */
  record(purchase: Purchase, seen: SeenPurchase): Promise<Purchase>;
  /** Marks a recorded purchase as finished, once its campaign exists. */
  finish(purchase: Purchase): Promise<void>;
  /** Deletes the record of a purchase that has ended without a campaign. */
  forget(): Promise<void>;
  pay(purchase: Purchase, charge: Charge): Promise<DepositAnswer>;
  create(purchase: Purchase): Promise<unknown>;
  /** Rules out that the deposit is still paid; `paid` when it already was. */
  withdraw(purchase: Purchase): Promise<'withdrawn' | 'paid'>;
}

/**
 * The purchases of one user for one organisation.
 * @param now by the server's clock, for how long a purchase is remembered
 */
export function purchaseWrites(uid: string, orgID: string, now: () => Date): PurchaseWrites {
  const query = storedPurchaseQuery(uid, orgID);
  return {
    cards: () => postFunction(fetchPaymentMethods, { orgID }),
    async record(purchase, seen) {
      let chosen: StoredPurchase = { ...purchase, isFinished: false };
      await changeDocument(
        query,
        (stored) => {
          chosen = choosePurchase(stored, purchase, seen);
          return draftOf(orgID, chosen, now());
        },
        undefined,
        // A record that is written late is resumed like any other: the dialog need not wait for it.
        { untilKnown: false },
      );
      return purchaseOf(chosen);
    },
    finish: (purchase) => setDocument(query.path, draftOf(orgID, { ...purchase, isFinished: true }, now())),
    forget: () => deleteDocument(query.path, undefined, { untilKnown: false }),
    pay: (purchase, { round, paymentMethodID }) =>
      callFunction(payDeposit, {
        ...{ orgID, ...purchase, amount: activationOf(purchase), round },
        ...(paymentMethodID !== undefined && { paymentMethodID }),
      }),
    create: (purchase) => callFunction(createAdvertisingCampaign, { orgID, ...purchase }),
    async withdraw({ attemptID }) {
      return (await callFunction(withdrawDeposit, { orgID, attemptID })).status;
    },
  };
}
