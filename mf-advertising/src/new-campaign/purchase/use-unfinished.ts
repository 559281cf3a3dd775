import { type Campaign, CampaignSchema } from '@fleetfoot/shared/domain';
import { type DocumentQuery, parseWith, useLiveDocument } from '@fleetfoot/shared/firebase';
import { useState } from 'react';
import type { SeenPurchase } from './choose-purchase';
import { keptPurchaseQuery } from './kept-purchase';
import { type Purchase, purchaseOf } from './purchase';

const parseCampaign = parseWith(CampaignSchema);

function campaignOf(orgId: string, attemptID: string): DocumentQuery<Campaign> {
  return { path: `Organizations/${orgId}/AdvertisingCampaigns/${attemptID}`, parse: parseCampaign };
}

export interface Unfinished {
  /** A purchase that was begun, here or in another window, and whose campaign is not there. */
  readonly purchase: Purchase | undefined;
  /** The campaign of the purchase that was last seen unfinished. */
  readonly created: Campaign | undefined;
  /** A purchase whose campaign is there, and that is not noted as finished. */
  readonly toFinish: Purchase | undefined;
  /** What is known of earlier purchases; `undefined` while that is read. */
  readonly seen: SeenPurchase | undefined;
}

/** Follows what the user has begun to buy. */
export function useUnfinished(uid: string, orgId: string): Unfinished {
  const live = useLiveDocument(keptPurchaseQuery(uid, orgId));
  const kept = live.status === 'ready' ? live.data : undefined;
  const purchase = kept && !kept.isFinished ? purchaseOf(kept) : undefined;
  const [begun, setBegun] = useState<string>();
  if (purchase && purchase.attemptID !== begun) setBegun(purchase.attemptID);
  const campaign = useLiveDocument(campaignOf(orgId, begun ?? 'none'));
  const created = campaign.status === 'ready' ? campaign.data : undefined;
  const isThere = created !== undefined && created.id === purchase?.attemptID;
  return {
    purchase: isThere ? undefined : purchase,
    created,
    toFinish: isThere ? purchase : undefined,
    seen: live.status === 'ready' ? { finished: kept?.isFinished ? kept.attemptID : undefined } : undefined,
  };
}
