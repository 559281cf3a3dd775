import { formatMonth } from '@fleetfoot/shared/billing';
import { campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import { type CampaignCharge, campaignCharges } from '@fleetfoot/shared/model/advertising/campaign-charge';
import type { ChargeKind } from '../charges/charge-kind';

/** Charges of months of campaigns. The campaign itself tells nothing of them; they do not count as owed for trips. */
export const CAMPAIGN_CHARGES: ChargeKind<CampaignCharge> = {
  name: 'campaign',
  charges: campaignCharges,
  label: ({ name, month }) => `Campaign ${name}, ${formatMonth(month)}`,
  subject: ({ campaignID, name, monthYear }) => ({ campaignID, name, monthYear }),
  about: (orgID, { campaignID }) => ({ id: campaignID, path: campaigns.document(orgID, campaignID) }),
  words: {
    unknown: 'This month of the campaign is no longer there.',
    nothing: 'There is nothing to pay for this month.',
  },
};
