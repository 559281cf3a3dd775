import {
  type CollectionQuery,
  callUntilKnown,
  type DocumentQuery,
  fetchDocument,
  parseWith,
} from '@fleetfoot/shared/firebase';
import { type CampaignCharge, campaignCharges } from '@fleetfoot/shared/model/advertising/campaign-charge';
import { payCampaignMonth } from '@fleetfoot/shared/operations';

const parse = parseWith(campaignCharges.schema);

/** The months of campaigns that are not paid yet. */
export function openMonthsQuery(orgID: string): CollectionQuery<CampaignCharge> {
  return {
    path: campaignCharges.path(orgID),
    where: [['isOwed', true]],
    limit: campaignCharges.mostInQuery,
    parse,
  };
}

export function monthQuery(orgID: string, chargeID: string): DocumentQuery<CampaignCharge> {
  return { path: campaignCharges.document(orgID, chargeID), parse };
}

/** Where the report of a month is. */
export function reportHref({
  campaignID,
  monthYear,
}: Pick<CampaignCharge, 'campaignID' | 'monthYear'>): string {
  return `/advertising/${encodeURIComponent(campaignID)}/${encodeURIComponent(monthYear)}`;
}

/**
 * Charges the default card with a month of a campaign. Resolves once it is known to be paid, and rejects with an AppError
 * once it is known not to be.
 */
export function payMonthNow(
  orgID: string,
  { id, campaignID, month }: Pick<CampaignCharge, 'id' | 'campaignID' | 'month'>,
): Promise<void> {
  return callUntilKnown(payCampaignMonth, { orgID, campaignID, month }, async () => {
    const charge = await fetchDocument(monthQuery(orgID, id));
    return charge?.status === 'paid';
  });
}
