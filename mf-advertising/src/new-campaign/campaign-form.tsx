import { BIKE_PER_MONTH, formatNumber } from '@fleetfoot/shared/domain';
import { Button, Card, SMALL_SCREEN, Stack } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { BikeStepper } from './bike-stepper';
import type { CampaignChoice } from './campaign-choice';
import { CampaignFigures } from './campaign-figures';
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

const Note = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
  text-wrap: pretty;
`;

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
          <Note>
            A bike rides about {formatNumber(BIKE_PER_MONTH.kilometres)} km a month and is seen about{' '}
            {formatNumber(BIKE_PER_MONTH.impressions)} times.
          </Note>
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
