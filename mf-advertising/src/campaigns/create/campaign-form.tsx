import { formatNumber, formatRand } from '@fleetfoot/shared/domain';
import { BIKE_PER_MONTH, campaignCost } from '@fleetfoot/shared/model';
import { Button, Card, DetailList, Note, SMALL_SCREEN, Stack, VisuallyHidden } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { BikeStepper } from './bike-stepper';
import { type CampaignChoice, formatChoice, planOf } from './campaign-choice';
import { PlanChoice } from './plan-choice';

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: start;
  gap: var(--space-4);
  @media ${SMALL_SCREEN} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Explanation = styled(Note)`
  text-wrap: pretty;
`;

interface CampaignFiguresProps {
  readonly choice: CampaignChoice;
}

/** Costs, distance and impressions of the current choice. */
function CampaignFigures({ choice }: CampaignFiguresProps) {
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
        {formatChoice(choice)}: {formatRand(totalCost)} in all.
      </VisuallyHidden>
    </>
  );
}

interface CampaignFormProps {
  readonly choice: CampaignChoice;
  readonly onChange: (choice: CampaignChoice) => void;
  readonly onCreate: () => void;
}

export function CampaignForm({ choice, onChange, onCreate }: CampaignFormProps) {
  return (
    <Stack gap={6}>
      <PlanChoice value={choice.planID} onChange={(planID) => onChange({ ...choice, planID })} />
      <Halves>
        <Card title="Bikes">
          <BikeStepper
            value={choice.noOfBikes}
            onChange={(noOfBikes) => onChange({ ...choice, noOfBikes })}
          />
          <Explanation>
            A bike rides about {formatNumber(BIKE_PER_MONTH.kilometres)} km a month and is seen about{' '}
            {formatNumber(BIKE_PER_MONTH.impressions)} times.
          </Explanation>
        </Card>
        <Card title="Your campaign">
          <CampaignFigures choice={choice} />
          <Button fullWidth onClick={onCreate}>
            Create Campaign
          </Button>
        </Card>
      </Halves>
    </Stack>
  );
}
