import { formatDate, formatNumber, formatRand } from '@fleetfoot/shared/domain';
import type { Campaign } from '@fleetfoot/shared/model';
import { Card, DetailList } from '@fleetfoot/shared/ui';
import {
  CampaignStatus,
  campaignName,
  pricePerBike,
  readCampaignDate,
  totalPricePerMonth,
} from '../campaign';

/** A campaign's date as text: 'N/A' without a date, 'Error' for a value that cannot be read. */
export function formatCampaignDate(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'N/A';
  const date = readCampaignDate(value);
  return date ? formatDate(date) : 'Error';
}

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
          { label: 'Start date', value: formatCampaignDate(campaign.startDate) },
          { label: 'End date', value: formatCampaignDate(campaign.endDate) },
        ]}
      />
    </Card>
  );
}
