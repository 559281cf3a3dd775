import { useLiveCollection } from '@fleetfoot/shared/firebase';
import type { Campaign } from '@fleetfoot/shared/model/advertising/campaign';
import type { PurchaseRequest } from '@fleetfoot/shared/model/billing/spending';
import { useState } from 'react';
import { useRetried } from '../../use-retried';
import { campaignToFollow, purchaseToFollow, requestQuery } from './data';
import { type Purchase, purchaseOf, type SeenPurchase } from './purchase';

export interface UnfinishedState {
  /** A purchase begun in any window whose campaign does not exist yet. */
  readonly purchase: Purchase | undefined;
  /** The campaign of the purchase that was last seen unfinished. */
  readonly created: Campaign | undefined;
  /** A purchase whose campaign exists but that is not marked as finished. */
  readonly toFinish: Purchase | undefined;
  /** What Admins were asked about the purchase; `undefined` when they were not. */
  readonly request: PurchaseRequest | undefined;
  /** The stored purchase as it is known now; `undefined` while it is read. */
  readonly seen: SeenPurchase | undefined;
}

/** Follows the stored purchase of a user and the campaign that comes of it, live. */
export function useUnfinishedPurchase(uid: string, orgID: string): UnfinishedState {
  const live = useRetried(useLiveCollection(purchaseToFollow(uid, orgID)));
  const stored = live.status === 'ready' ? live.data[0] : undefined;
  const purchase = stored && !stored.isFinished ? purchaseOf(stored) : undefined;
  const [begun, setBegun] = useState<string>();
  if (purchase && purchase.attemptID !== begun) setBegun(purchase.attemptID);
  const campaign = useRetried(useLiveCollection(campaignToFollow(orgID, begun ?? 'none')));
  const asked = useRetried(useLiveCollection(requestQuery(uid, orgID, purchase?.attemptID ?? 'none')));
  const request = asked.status === 'ready' ? asked.data[0] : undefined;
  const created = campaign.status === 'ready' ? campaign.data[0] : undefined;
  const isCreated = created !== undefined && created.id === purchase?.attemptID;
  return {
    purchase: isCreated ? undefined : purchase,
    created,
    toFinish: isCreated ? purchase : undefined,
    request: request?.id === purchase?.attemptID ? request : undefined,
    seen:
      live.status === 'ready' ? { finished: stored?.isFinished ? stored.attemptID : undefined } : undefined,
  };
}
