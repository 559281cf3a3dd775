import { type CampaignPlan, campaignCost, formatRand } from '@fleetfoot/shared/domain';
import { Card, DetailList } from '@fleetfoot/shared/ui';

export function PlanCard({ plan }: { plan: CampaignPlan }) {
  const { totalCost } = campaignCost(plan, 1);
  return (
    <Card title={plan.activationFee === 0 ? `${plan.name}, no activation fee` : plan.name}>
      <DetailList
        items={[
          { label: 'Activation fee per bike', value: formatRand(plan.activationFee) },
          { label: 'Monthly fee per bike', value: formatRand(plan.monthlyFee) },
          { label: `Total per bike for ${plan.term}`, value: formatRand(totalCost) },
        ]}
      />
    </Card>
  );
}
