import { type Campaign, CampaignSchema } from '@fleetfoot/shared/domain';
import { type DocumentQuery, parseWith, useLiveDocument } from '@fleetfoot/shared/firebase';
import { useState } from 'react';
import { keptPurchaseQuery } from './kept-purchase';
import type { Purchase } from './purchase';

const parseCampaign = parseWith(CampaignSchema);

function campaignOf(orgId: string, attemptID: string): DocumentQuery<Campaign> {
  return { path: `Organizations/${orgId}/AdvertisingCampaigns/${attemptID}`, parse: parseCampaign };
}

export interface Unfinished {
  /** A purchase that was begun, here or in another window, and whose campaign is not there. */
  readonly purchase: Purchase | undefined;
  /** The campaign of the purchase that was last seen unfinished. */
  readonly created: Campaign | undefined;
  /** Whether the finished purchase is still kept. */
  readonly isKept: boolean;
}

/** Follows what the user has begun to buy. */
export function useUnfinished(uid: string, orgId: string): Unfinished {
  const live = useLiveDocument(keptPurchaseQuery(uid, orgId));
  const kept = live.status === 'ready' ? live.data : undefined;
  const [seen, setSeen] = useState<Purchase>();
  if (kept && kept.attemptID !== seen?.attemptID) setSeen(kept);
  const campaign = useLiveDocument(campaignOf(orgId, seen?.attemptID ?? 'none'));
  const created = campaign.status === 'ready' ? campaign.data : undefined;
  const isFinished = created !== undefined && created.id === kept?.attemptID;
  return { purchase: isFinished ? undefined : kept, created, isKept: isFinished };
}
