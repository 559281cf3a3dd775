import { formatDate } from '@fleetfoot/shared/domain';
import { type Campaign, readCampaignDate } from '@fleetfoot/shared/model/advertising/campaign';
import { Badge } from '@fleetfoot/shared/ui';
import { CAMPAIGN } from '../texts/campaign';

/** A campaign's date as text: 'N/A' without a date, 'Error' for a value that cannot be read. */
export function formatCampaignDate(value: unknown): string {
  if (value === undefined || value === null || value === '') return CAMPAIGN.unknown;
  const date = readCampaignDate(value);
  return date ? formatDate(date) : CAMPAIGN.unreadable;
}

/** When the buyer wants a campaign to start: `01 Dec 2026`. */
export function requestedStart({ requestedStart: day }: Campaign): string {
  return day === undefined ? CAMPAIGN.start.onApproval : formatCampaignDate(day);
}

/** When a campaign starts: in review, when that was asked for; its start date is when it was bought. */
export function startText(campaign: Campaign): string {
  if (campaign.status !== 'Review') return formatCampaignDate(campaign.startDate);
  return campaign.requestedStart === undefined ? CAMPAIGN.start.onceApproved : requestedStart(campaign);
}

export function CampaignStatus({ status }: { status: string }) {
  return <Badge tone={status === 'Active' ? 'success' : 'danger'}>{status}</Badge>;
}
