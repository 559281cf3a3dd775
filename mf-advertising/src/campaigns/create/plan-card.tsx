import { formatRand } from '@fleetfoot/shared/domain';
import { campaignCost } from '@fleetfoot/shared/model/advertising/campaign-plan';
import { richText } from '@fleetfoot/shared/texts';
import { useId } from 'react';
import { NEW_CAMPAIGN } from '../../texts/new-campaign';
import type { Plan } from './campaign-choice';
import { PlanFrame } from './plan-card-style';

interface PlanCardProps {
  readonly plan: Plan;
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** A plan as a radio button; a screen reader reads its name, then its price. */
export function PlanCard({ plan, name, checked, onChoose }: PlanCardProps) {
  const { totalCost } = campaignCost(plan, 1);
  const id = useId();
  return (
    <PlanFrame>
      <input
        type="radio"
        name={name}
        value={plan.id}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${id}-name ${id}-price`}
        aria-describedby={`${id}-fees`}
      />
      <strong id={`${id}-name`}>
        <span>{plan.name}</span>
        {'label' in plan && <small>{` (${plan.label})`}</small>}
      </strong>
      <span id={`${id}-price`} data-price>
        {richText(NEW_CAMPAIGN.plan.perBike, <b>{formatRand(plan.monthlyFee)}</b>)}
      </span>
      <span id={`${id}-fees`} data-fees>
        <span>
          <span>{NEW_CAMPAIGN.plan.activation}</span> <b>{formatRand(plan.activationFee)}</b>
        </span>{' '}
        <span>
          <span>{NEW_CAMPAIGN.plan.total(plan.term)}</span> <b>{formatRand(totalCost)}</b>
        </span>
      </span>
    </PlanFrame>
  );
}
