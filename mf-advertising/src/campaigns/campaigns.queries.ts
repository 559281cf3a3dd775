import { type Campaign, type Report, ReportSchema } from '@fleetfoot/shared/domain';
import { type CollectionQuery, parseWith } from '@fleetfoot/shared/firebase';
import { campaignsPath, parseCampaign } from '../campaign.queries';

const parseReport = parseWith(ReportSchema);

export function campaignsQuery(orgId: string): CollectionQuery<Campaign> {
  return { path: campaignsPath(orgId), limit: 200, parse: parseCampaign };
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
