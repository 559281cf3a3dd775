import type { Campaign } from '@fleetfoot/shared/domain';
import { campaignName } from '../campaign-figures';
import { readCampaignDate } from './campaign-date';

function startedAt(campaign: Campaign): number {
  return readCampaignDate(campaign.startDate)?.getTime() ?? Number.NEGATIVE_INFINITY;
}

/** Campaigns by start, the newest first; those without a readable start come last, by name. */
export function newestCampaignsFirst(campaigns: readonly Campaign[]): readonly Campaign[] {
  return campaigns.toSorted((a, b) => {
    const [startOfA, startOfB] = [startedAt(a), startedAt(b)];
    // Two missing starts must not be subtracted: that is not a number.
    if (startOfA === startOfB) return campaignName(a).localeCompare(campaignName(b));
    return startOfB - startOfA;
  });
}
