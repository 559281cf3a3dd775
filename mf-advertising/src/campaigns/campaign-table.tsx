import { type Campaign, formatNumber, formatRand } from '@fleetfoot/shared/domain';
import { DataTable } from '@fleetfoot/shared/ui';
import { campaignName, pricePerBike } from '../campaign-figures';
import { CampaignStatus } from './campaign-status';

function PricePerBike({ campaign }: { campaign: Campaign }) {
  const price = pricePerBike(campaign);
  return price === undefined ? 'N/A' : formatRand(price);
}

export function CampaignTable({ campaigns }: { campaigns: readonly Campaign[] }) {
  return (
    <DataTable
      caption="Advertising campaigns"
      columns={[
        { key: 'name', header: 'Campaign', render: (campaign) => campaignName(campaign) },
        {
          key: 'price',
          header: 'Price per bike per month',
          align: 'end',
          render: (campaign) => <PricePerBike campaign={campaign} />,
        },
        {
          key: 'bikes',
          header: 'Number of bikes',
          align: 'end',
          render: ({ noOfBikes }) => formatNumber(noOfBikes),
        },
        { key: 'status', header: 'Status', render: ({ status }) => <CampaignStatus status={status} /> },
      ]}
      rows={campaigns}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/advertising/${encodeURIComponent(id)}`}
    />
  );
}
