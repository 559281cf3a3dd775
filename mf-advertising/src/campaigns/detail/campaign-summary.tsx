import { formatNumber, formatRand } from '@fleetfoot/shared/domain';
import {
  type Campaign,
  campaignName,
  pricePerBike,
  totalPricePerMonth,
} from '@fleetfoot/shared/model/advertising/campaign';
import { Card, DetailList } from '@fleetfoot/shared/ui';
import { CAMPAIGN } from '../../texts/campaign';
import { CAMPAIGN_DETAIL } from '../../texts/campaign-detail';
import { CampaignStatus, formatCampaignDate, requestedStart } from '../campaign';

function formatAmount(rand: number | undefined): string {
  return rand === undefined ? CAMPAIGN.unknown : formatRand(rand);
}

export function CampaignSummary({ campaign }: { campaign: Campaign }) {
  return (
    <Card title={CAMPAIGN_DETAIL.summary.title}>
      <DetailList
        items={[
          { isData: true, label: CAMPAIGN_DETAIL.summary.name, value: campaignName(campaign) },
          { label: CAMPAIGN_DETAIL.summary.bikes, value: formatNumber(campaign.noOfBikes) },
          { label: CAMPAIGN_DETAIL.summary.pricePerBike, value: formatAmount(pricePerBike(campaign)) },
          { label: CAMPAIGN_DETAIL.summary.price, value: formatAmount(totalPricePerMonth(campaign)) },
          { isData: true, label: CAMPAIGN_DETAIL.summary.area, value: campaign.area || CAMPAIGN.unknown },
          { label: CAMPAIGN_DETAIL.summary.status, value: <CampaignStatus status={campaign.status} /> },
          ...(campaign.status === 'Review'
            ? [{ label: CAMPAIGN_DETAIL.summary.requestedStart, value: requestedStart(campaign) }]
            : []),
          { label: CAMPAIGN_DETAIL.summary.start, value: formatCampaignDate(campaign.startDate) },
          { label: CAMPAIGN_DETAIL.summary.end, value: formatCampaignDate(campaign.endDate) },
        ]}
      />
    </Card>
  );
}
