import { monthOf } from '@fleetfoot/shared/billing';
import type { DayLines, ShellServices } from '@fleetfoot/shared/contract';
import { formatNumber } from '@fleetfoot/shared/domain';
import { fetchCollection } from '@fleetfoot/shared/firebase';
import type { Campaign } from '@fleetfoot/shared/model/advertising/campaign';
import { BIKE_PER_MONTH } from '@fleetfoot/shared/model/advertising/campaign-plan';
import { CAMPAIGN_DAY } from '../../texts/campaign-day';
import { campaignsQuery } from '../data';
import { reportNumberQuery } from '../report-data';

/** More campaigns at a time are for their own page: a sum of some would be the sum of none. */
const MOST = 5;
/** Campaigns begin and end seldom. In milliseconds. */
const KEPT_MS = 10 * 60_000;

/** The active campaigns that were read last, of a user's organisation. */
let known:
  | { readonly of: string; readonly until: number; readonly campaigns: readonly Campaign[] }
  | undefined;

async function activeCampaigns(
  orgID: string,
  uid: string | undefined,
  now: number,
): Promise<readonly Campaign[]> {
  const of = `${uid} ${orgID}`;
  if (known?.of === of && now < known.until) return known.campaigns;
  const campaigns = await fetchCollection({
    ...campaignsQuery(orgID),
    where: [['status', 'Active']],
    limit: MOST + 1,
  });
  known = { of, until: now + KEPT_MS, campaigns };
  return campaigns;
}

/** How far the bikes of active campaigns have come this month, beside what their plans promise for all of it. */
export async function readCampaignDay({ session, now }: ShellServices): Promise<DayLines> {
  const { uid, selectedOrganization } = session.getState();
  if (selectedOrganization === undefined) return {};
  const orgID = selectedOrganization.id;
  const campaigns = await activeCampaigns(orgID, uid, now().getTime());
  if (campaigns.length > MOST) return {};
  const month = Number(monthOf(now()).replace('-', ''));
  const reports = await Promise.all(
    campaigns.map(({ id }) => fetchCollection(reportNumberQuery(orgID, id, month))),
  );
  // A campaign without a report of this month has nothing to be compared.
  const reported = campaigns.filter((_, index) => reports[index]?.length);
  if (reported.length === 0) return {};
  const driven = reports.flat().reduce((sum, { totalDistance }) => sum + totalDistance, 0);
  const bikes = reported.reduce((sum, { noOfBikes }) => sum + noOfBikes, 0);
  const [first, ...others] = reported;
  return {
    figures: [
      {
        value: CAMPAIGN_DAY.driven(formatNumber(Math.round(driven))),
        label: CAMPAIGN_DAY.planned(formatNumber(bikes * BIKE_PER_MONTH.kilometres)),
        path: first && others.length === 0 ? `/advertising/${encodeURIComponent(first.id)}` : '/advertising',
        order: 40,
      },
    ],
  };
}
