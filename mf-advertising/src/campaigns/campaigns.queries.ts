import { type Campaign, CampaignSchema, type Report, ReportSchema } from '@fleetfoot/shared/domain';
import { type CollectionQuery, type DocumentQuery, parseWith } from '@fleetfoot/shared/firebase';

const parseCampaign = parseWith(CampaignSchema);
const parseReport = parseWith(ReportSchema);

function campaignsPath(orgId: string): string {
  return `Organizations/${orgId}/AdvertisingCampaigns`;
}

export function campaignsQuery(orgId: string): CollectionQuery<Campaign> {
  return { path: campaignsPath(orgId), limit: 200, parse: parseCampaign };
}

export function campaignQuery(orgId: string, campaignId: string): DocumentQuery<Campaign> {
  return { path: `${campaignsPath(orgId)}/${campaignId}`, parse: parseCampaign };
}

/** The newest ten years of monthly reports. */
export function reportsQuery(orgId: string, campaignId: string): CollectionQuery<Report> {
  return {
    path: `${campaignsPath(orgId)}/${campaignId}/Reports`,
    orderBy: ['monthYearInt', 'desc'],
    limit: 120,
    parse: parseReport,
  };
}
