import { type Live, useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import type { PurchaseRequest } from '@fleetfoot/shared/model/billing/spending';
import type { Role } from '@fleetfoot/shared/model/team/people';
import { may } from '@fleetfoot/shared/model/team/policy';
import { useSession } from '@fleetfoot/shared/remote';
import { useMemo } from 'react';
import { limitsQuery, ownRequestsQuery, spendingWrites, waitingQuery } from './data';
import { OwnRequests } from './own-requests';
import { SpendingLimitsSection } from './spending-limits';
import { WaitingPurchases } from './waiting-purchases';

interface OfOrganization {
  readonly orgID: string;
  readonly role: Role;
}

/** Purchases above a limit that concern a member: for Admins those to decide on, for Members their own. */
export function usePurchaseRequests({ orgID, role }: OfOrganization): Live<readonly PurchaseRequest[]> {
  const uid = useSession((state) => state.uid) ?? '';
  return useLiveCollection(
    may(role, 'purchase.approve') ? waitingQuery(orgID) : ownRequestsQuery(orgID, uid),
  );
}

interface RequestsProps extends OfOrganization {
  readonly requests: Live<readonly PurchaseRequest[]>;
}

export function Requests({ orgID, role, requests }: RequestsProps) {
  const uid = useSession((state) => state.uid) ?? '';
  const writes = useMemo(() => spendingWrites(orgID), [orgID]);
  return may(role, 'purchase.approve') ? (
    <WaitingPurchases requests={requests} uid={uid} writes={writes} />
  ) : (
    <OwnRequests requests={requests} />
  );
}

export function Limits({ orgID, role }: OfOrganization) {
  const limits = useLiveDocument(limitsQuery(orgID));
  const writes = useMemo(() => spendingWrites(orgID), [orgID]);
  return <SpendingLimitsSection limits={limits} role={role} writes={writes} />;
}
