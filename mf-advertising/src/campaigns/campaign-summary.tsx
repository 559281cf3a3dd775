import { type Campaign, formatNumber, formatRand } from '@fleetfoot/shared/domain';
import { Card, DetailList } from '@fleetfoot/shared/ui';
import { campaignName, pricePerBike, totalPricePerMonth } from '../campaign-figures';
import { formatCampaignDate } from './campaign-date';
import { CampaignStatus } from './campaign-status';

function amount(rand: number | undefined): string {
  return rand === undefined ? 'N/A' : formatRand(rand);
}

export function CampaignSummary({ campaign }: { campaign: Campaign }) {
  return (
    <Card title="Summary">
      <DetailList
        items={[
          { label: 'Name', value: campaignName(campaign) },
          { label: 'Number of bikes', value: formatNumber(campaign.noOfBikes) },
          { label: 'Price per bike per month', value: amount(pricePerBike(campaign)) },
          { label: 'Total price per month', value: amount(totalPricePerMonth(campaign)) },
          { label: 'Area', value: campaign.area || 'N/A' },
          { label: 'Status', value: <CampaignStatus status={campaign.status} /> },
          { label: 'Start date', value: formatCampaignDate(campaign.startDate) },
          { label: 'End date', value: formatCampaignDate(campaign.endDate) },
        ]}
      />
    </Card>
  );
}
