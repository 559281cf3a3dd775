import {
  type CollectionQuery,
  callUntilKnown,
  type DocumentQuery,
  fetchDocument,
  parseWith,
} from '@fleetfoot/shared/firebase';
import {
  type PurchaseRequest,
  purchaseRequests,
  type SpendingLimits,
  spendingLimits,
} from '@fleetfoot/shared/model/billing/spending';
import { ROLES } from '@fleetfoot/shared/model/team/people';
import { decidePurchase, setSpendingLimits } from '@fleetfoot/shared/operations';

const parseLimits = parseWith(spendingLimits.schema);
const parseRequest = parseWith(purchaseRequests.schema);

/** What an Admin has set; nothing while the usual limits hold. */
export function limitsQuery(orgID: string): DocumentQuery<SpendingLimits> {
  return { path: spendingLimits.document(orgID), parse: parseLimits };
}

/** The purchases that wait for an Admin. */
export function waitingQuery(orgID: string): CollectionQuery<PurchaseRequest> {
  return {
    path: purchaseRequests.path(orgID),
    where: [['status', 'waiting']],
    limit: purchaseRequests.mostInQuery,
    parse: parseRequest,
  };
}

/** What a member has asked for. */
export function ownRequestsQuery(orgID: string, uid: string): CollectionQuery<PurchaseRequest> {
  return {
    path: purchaseRequests.path(orgID),
    where: [['requestedBy', uid]],
    limit: purchaseRequests.mostInQuery,
    parse: parseRequest,
  };
}

/** Those that can still be decided on, the oldest first. */
export function openRequests(requests: readonly PurchaseRequest[], now: Date): readonly PurchaseRequest[] {
  return requests
    .filter(({ status, expiresAt }) => status === 'waiting' && expiresAt > now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

export type Decision = 'approved' | 'declined';

/** What a request is once that was decided: an approved one may be paid already. */
const DECIDED: Readonly<Record<Decision, readonly PurchaseRequest['status'][]>> = {
  approved: ['approved', 'done'],
  declined: ['declined'],
};

function isSame(one: SpendingLimits, other: SpendingLimits): boolean {
  return ROLES.every(
    (role) =>
      one[role].perPurchase === other[role].perPurchase && one[role].perMonth === other[role].perMonth,
  );
}

/**
 * The server's actions on what may be spent. Each resolves once it is known to be done, and rejects with an AppError once
 * it is known not to be.
 */
export interface SpendingWrites {
  setLimits(limits: SpendingLimits): Promise<unknown>;
  decide(request: PurchaseRequest, decision: Decision): Promise<unknown>;
}

export function spendingWrites(orgID: string): SpendingWrites {
  return {
    setLimits: (limits) =>
      callUntilKnown(setSpendingLimits, { orgID, limits }, async () => {
        const present = await fetchDocument(limitsQuery(orgID));
        return present !== undefined && isSame(present, limits);
      }),
    decide: ({ id, amount }, decision) =>
      callUntilKnown(decidePurchase, { orgID, attemptID: id, amount, decision }, async () => {
        const path = purchaseRequests.document(orgID, id);
        const present = await fetchDocument({ path, parse: parseRequest });
        return present !== undefined && DECIDED[decision].includes(present.status);
      }),
  };
}
