import { AppError } from '@fleetfoot/shared/domain';
import {
  APPROVAL_DAYS,
  type ExceededLimit,
  type PurchaseRequest,
  purchaseRequests,
} from '@fleetfoot/shared/model/billing/spending';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { stored } from '../../platform/stored';
import { type AttemptKey, requireSameTerms } from '../pay/attempt';

const HOLDS_MS = APPROVAL_DAYS * 86_400_000;

export function requestRef(database: Firestore, { orgID, attemptID }: AttemptKey): DocumentReference {
  return database.doc(purchaseRequests.document(orgID, attemptID));
}

/** A request as it is; `undefined` when there is none. */
export function requestIn(document: DocumentSnapshot): PurchaseRequest | undefined {
  return document.exists ? stored(purchaseRequests, document) : undefined;
}

export function hasExpired({ expiresAt }: PurchaseRequest): boolean {
  return expiresAt.getTime() <= Date.now();
}

/** When a request that is made or approved now comes to its end. */
export function requestExpiry(): Timestamp {
  return Timestamp.fromMillis(Date.now() + HOLDS_MS);
}

/** The fields of a purchase that waits. */
export function newRequest(
  {
    attemptID,
    planID,
    noOfBikes,
    brief,
  }: AttemptKey & Pick<PurchaseRequest, 'planID' | 'noOfBikes' | 'brief'>,
  purchase: Pick<PurchaseRequest, 'amount' | 'requestedBy' | 'requestedByName'> & {
    readonly exceeded: ExceededLimit;
  },
) {
  return {
    ...{ id: attemptID, planID, noOfBikes, ...(brief && { brief }), ...purchase, status: 'waiting' },
    ...{ at: Timestamp.now(), expiresAt: requestExpiry() },
  };
}

/**
 * Whether an Admin has approved a purchase with exactly these terms.
 * @returns `false` while it waits
 * @throws AppError `invalid-argument` for other terms, `permission-denied` for somebody else's, `failed-precondition`
 * when it was declined, given up, or has expired
 */
export function isApproved(
  request: PurchaseRequest,
  terms: Pick<PurchaseRequest, 'planID' | 'noOfBikes' | 'amount' | 'requestedBy'>,
): boolean {
  requireSameTerms(request, terms);
  if (request.amount !== terms.amount) {
    throw new AppError('invalid-argument', 'This purchase was asked for at another price.');
  }
  if (request.requestedBy !== terms.requestedBy) {
    throw new AppError('permission-denied', 'Somebody else has asked for this purchase.');
  }
  if (request.status === 'declined') {
    throw new AppError('failed-precondition', 'This purchase was declined.', {
      userMessage: 'An Admin has declined this purchase.',
    });
  }
  if (request.status === 'withdrawn') {
    throw new AppError('failed-precondition', 'This purchase was given up.', {
      userMessage: 'This purchase was given up before it was made.',
    });
  }
  if (hasExpired(request)) {
    throw new AppError('failed-precondition', `This request is over, ${request.status}.`, {
      userMessage:
        request.status === 'waiting'
          ? `No Admin decided on this purchase within ${APPROVAL_DAYS} days. Ask again.`
          : `The approval of this purchase held for ${APPROVAL_DAYS} days, and they are over. Ask again.`,
    });
  }
  return request.status !== 'waiting';
}
