import {
  BIKE_PER_MONTH,
  CAMPAIGN_BIKES,
  CAMPAIGN_PLANS,
  formatNumber,
  SUPPORT_EMAIL,
} from '@fleetfoot/shared/domain';
import { Card, Columns, Page, Stack } from '@fleetfoot/shared/ui';
import { PlanCard } from './plan-card';

const REQUEST = `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent('New advertising campaign')}`;

export function NewCampaignPage() {
  return (
    <Page
      title="Create Campaign"
      description={`${CAMPAIGN_BIKES.min} to ${CAMPAIGN_BIKES.max} bikes. A bike rides about ${formatNumber(BIKE_PER_MONTH.kilometres)} km a month and is seen about ${formatNumber(BIKE_PER_MONTH.impressions)} times.`}
      back={{ href: '/advertising', label: 'Advertising' }}
    >
      <Stack>
        <Columns>
          {CAMPAIGN_PLANS.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </Columns>
        <Card title="How to start">
          <p>
            Write to <a href={REQUEST}>{SUPPORT_EMAIL}</a> with the plan, the number of bikes and the area you
            want. We set the campaign up with you; it then appears under{' '}
            <a href="/advertising">Advertising</a>.
          </p>
        </Card>
      </Stack>
    </Page>
  );
}
