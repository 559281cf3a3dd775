import { useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { may, type Role } from '@fleetfoot/shared/model';
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

function Waiting({ orgID, uid }: { readonly orgID: string; readonly uid: string }) {
  const requests = useLiveCollection(waitingQuery(orgID));
  const writes = useMemo(() => spendingWrites(orgID), [orgID]);
  return <WaitingPurchases requests={requests} uid={uid} writes={writes} />;
}

function Own({ orgID, uid }: { readonly orgID: string; readonly uid: string }) {
  return <OwnRequests requests={useLiveCollection(ownRequestsQuery(orgID, uid))} />;
}

/** Purchases above a limit: for Admins those to decide on, for Members their own. */
export function Requests({ orgID, role }: OfOrganization) {
  const uid = useSession((state) => state.uid) ?? '';
  return may(role, 'purchase.approve') ? (
    <Waiting orgID={orgID} uid={uid} />
  ) : (
    <Own orgID={orgID} uid={uid} />
  );
}

export function Limits({ orgID, role }: OfOrganization) {
  const limits = useLiveDocument(limitsQuery(orgID));
  const writes = useMemo(() => spendingWrites(orgID), [orgID]);
  return <SpendingLimitsSection limits={limits} role={role} writes={writes} />;
}
