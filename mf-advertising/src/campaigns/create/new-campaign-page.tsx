import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { useMemo } from 'react';
import { NewCampaign } from './new-campaign';
import { purchaseWrites } from './purchase/data';
import { useUnfinishedPurchase } from './purchase/use-unfinished-purchase';

export function NewCampaignPage() {
  const { id: orgID } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const { now } = useServices();
  const writes = useMemo(() => purchaseWrites(uid, orgID, now), [uid, orgID, now]);
  return <NewCampaign orgID={orgID} writes={writes} unfinished={useUnfinishedPurchase(uid, orgID)} />;
}
