import { formatNumber, formatRand } from '@fleetfoot/shared/domain';
import { type Campaign, campaignName, pricePerBike, totalPricePerMonth } from '@fleetfoot/shared/model';
import { Card, DetailList } from '@fleetfoot/shared/ui';
import { CampaignStatus, formatCampaignDate, requestedStart } from '../campaign';

function formatAmount(rand: number | undefined): string {
  return rand === undefined ? 'N/A' : formatRand(rand);
}

export function CampaignSummary({ campaign }: { campaign: Campaign }) {
  return (
    <Card title="Summary">
      <DetailList
        items={[
          { label: 'Name', value: campaignName(campaign) },
          { label: 'Number of bikes', value: formatNumber(campaign.noOfBikes) },
          { label: 'Price per bike per month', value: formatAmount(pricePerBike(campaign)) },
          { label: 'Total price per month', value: formatAmount(totalPricePerMonth(campaign)) },
          { label: 'Area', value: campaign.area || 'N/A' },
          { label: 'Status', value: <CampaignStatus status={campaign.status} /> },
          ...(campaign.status === 'Review'
            ? [{ label: 'Requested start', value: requestedStart(campaign) }]
            : []),
          { label: 'Start date', value: formatCampaignDate(campaign.startDate) },
          { label: 'End date', value: formatCampaignDate(campaign.endDate) },
        ]}
      />
    </Card>
  );
}
