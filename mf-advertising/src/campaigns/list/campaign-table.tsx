import { formatNumber, formatRand, SUPPORT_EMAIL } from '@fleetfoot/shared/domain';
import {
  type Campaign,
  campaignName,
  pricePerBike,
  readCampaignDate,
} from '@fleetfoot/shared/model/advertising/campaign';
import { richText } from '@fleetfoot/shared/texts';
import { DataTable, EmptyState, LinkButton } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { CAMPAIGN } from '../../texts/campaign';
import { CAMPAIGN_LIST } from '../../texts/campaign-list';
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
  return price === undefined ? CAMPAIGN.unknown : formatRand(price);
}

export function CampaignTable({ campaigns }: { campaigns: readonly Campaign[] }) {
  if (campaigns.length === 0) {
    return (
      <EmptyState
        icon="advertising"
        title={CAMPAIGN_LIST.none}
        action={<LinkButton href="/newcampaign">{CAMPAIGN_LIST.createFirst}</LinkButton>}
      >
        {richText(CAMPAIGN_LIST.orAsk, <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>)}
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption={CAMPAIGN_LIST.caption}
      columns={[
        { isData: true, key: 'name', header: CAMPAIGN_LIST.columns.name, render: campaignName },
        {
          key: 'price',
          header: CAMPAIGN_LIST.columns.price,
          align: 'end',
          render: formatPrice,
        },
        {
          key: 'bikes',
          header: CAMPAIGN_LIST.columns.bikes,
          align: 'end',
          render: ({ noOfBikes }) => formatNumber(noOfBikes),
        },
        {
          isData: true,
          key: 'area',
          header: CAMPAIGN_LIST.columns.area,
          render: ({ area }) => area || CAMPAIGN.unknown,
        },
        {
          key: 'start',
          header: CAMPAIGN_LIST.columns.start,
          render: (campaign) => <Start>{startText(campaign)}</Start>,
        },
        {
          key: 'status',
          header: CAMPAIGN_LIST.columns.status,
          render: ({ status }) => <CampaignStatus status={status} />,
        },
      ]}
      rows={newestCampaignsFirst(campaigns)}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/advertising/${encodeURIComponent(id)}`}
    />
  );
}
