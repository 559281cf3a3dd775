import { CAMPAIGN_PLANS } from '@fleetfoot/shared/model/advertising/campaign-plan';
import { useId } from 'react';
import { styled } from 'styled-components';
import { NEW_CAMPAIGN } from '../../texts/new-campaign';
import type { CampaignChoice } from './campaign-choice';
import { PlanCard } from './plan-card';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: var(--space-4);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; margin-bottom: var(--space-3); font-size: var(--text-lg); font-weight: 600; }
`;

interface PlanChoiceProps {
  readonly value: CampaignChoice['planID'];
  readonly onChange: (planID: CampaignChoice['planID']) => void;
}

export function PlanChoice({ value, onChange }: PlanChoiceProps) {
  const name = useId();
  return (
    <Group>
      <legend>{NEW_CAMPAIGN.plan.legend}</legend>
      {CAMPAIGN_PLANS.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          name={name}
          checked={plan.id === value}
          onChoose={() => onChange(plan.id)}
        />
      ))}
    </Group>
  );
}
