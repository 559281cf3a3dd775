import { useOrganization, useSession } from '@fleetfoot/shared/remote';
import { useMemo } from 'react';
import { NewCampaign } from './new-campaign';
import { purchaseService } from './purchase/purchase-service';
import { useUnfinished } from './purchase/use-unfinished';

export function NewCampaignPage() {
  const { id } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const service = useMemo(() => purchaseService(uid, id), [uid, id]);
  return <NewCampaign service={service} unfinished={useUnfinished(uid, id)} />;
}
