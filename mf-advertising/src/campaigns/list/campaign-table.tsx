import { formatNumber, formatRand, SUPPORT_EMAIL } from '@fleetfoot/shared/domain';
import { type Campaign, campaignName, pricePerBike, readCampaignDate } from '@fleetfoot/shared/model';
import { DataTable, EmptyState, LinkButton } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { CampaignStatus, startText } from '../campaign';

const Start = styled.span`
  white-space: nowrap;
`;

function startedAt(campaign: Campaign): number {
  return readCampaignDate(campaign.startDate)?.getTime() ?? Number.NEGATIVE_INFINITY;
}

/** Campaigns by start, the newest first; those without a readable start come last, by name. */
export function newestCampaignsFirst(campaigns: readonly Campaign[]): readonly Campaign[] {
  return campaigns.toSorted(
    // Two missing starts differ by NaN, which is falsy too.
    (a, b) => startedAt(b) - startedAt(a) || campaignName(a).localeCompare(campaignName(b)),
  );
}

function formatPrice(campaign: Campaign): string {
  const price = pricePerBike(campaign);
  return price === undefined ? 'N/A' : formatRand(price);
}

export function CampaignTable({ campaigns }: { campaigns: readonly Campaign[] }) {
  if (campaigns.length === 0) {
    return (
      <EmptyState
        icon="advertising"
        title="You currently have no advertising campaigns underway"
        action={<LinkButton href="/newcampaign">Create your first campaign</LinkButton>}
      >
        Create one yourself, or e-mail <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a> for help to
        create one.
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Advertising campaigns"
      columns={[
        { key: 'name', header: 'Campaign', render: campaignName },
        {
          key: 'price',
          header: 'Price per bike per month',
          align: 'end',
          render: formatPrice,
        },
        {
          key: 'bikes',
          header: 'Number of bikes',
          align: 'end',
          render: ({ noOfBikes }) => formatNumber(noOfBikes),
        },
        { key: 'area', header: 'Area', render: ({ area }) => area || 'N/A' },
        { key: 'start', header: 'Start', render: (campaign) => <Start>{startText(campaign)}</Start> },
        { key: 'status', header: 'Status', render: ({ status }) => <CampaignStatus status={status} /> },
      ]}
      rows={newestCampaignsFirst(campaigns)}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/advertising/${encodeURIComponent(id)}`}
    />
  );
}
