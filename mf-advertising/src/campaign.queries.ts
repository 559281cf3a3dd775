import { type Campaign, CampaignSchema } from '@fleetfoot/shared/domain';
import { type DocumentQuery, parseWith } from '@fleetfoot/shared/firebase';

export const parseCampaign = parseWith(CampaignSchema);

export function campaignsPath(orgId: string): string {
  return `Organizations/${orgId}/AdvertisingCampaigns`;
}

export function campaignQuery(orgId: string, campaignId: string): DocumentQuery<Campaign> {
  return { path: `${campaignsPath(orgId)}/${campaignId}`, parse: parseCampaign };
}
