import { BIKE_PER_MONTH, campaignCost, formatNumber, formatRand } from '@fleetfoot/shared/domain';
import { DetailList, VisuallyHidden } from '@fleetfoot/shared/ui';
import { type CampaignChoice, choiceInWords, planOf } from './campaign-choice';

interface CampaignFiguresProps {
  readonly choice: CampaignChoice;
}

/** What a choice costs and does, as it is made. */
export function CampaignFigures({ choice }: CampaignFiguresProps) {
  const plan = planOf(choice);
  const { noOfBikes } = choice;
  const { totalActivation, monthlyCost, totalCost } = campaignCost(plan, noOfBikes);
  return (
    <>
      <DetailList
        items={[
          { label: 'Total activation', value: formatRand(totalActivation) },
          { label: 'Monthly cost', value: formatRand(monthlyCost) },
          { label: `Total cost for ${plan.term}`, value: <strong>{formatRand(totalCost)}</strong> },
          { label: 'Distance per month', value: `${formatNumber(noOfBikes * BIKE_PER_MONTH.kilometres)} km` },
          { label: 'Impressions per month', value: formatNumber(noOfBikes * BIKE_PER_MONTH.impressions) },
        ]}
      />
      <VisuallyHidden role="status">
        {choiceInWords(choice)}: {formatRand(totalCost)} in all.
      </VisuallyHidden>
    </>
  );
}
