import { formatNumber, formatRand } from '@fleetfoot/shared/domain';
import { BIKE_PER_MONTH, campaignCost } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Card, DetailList, Note, SMALL_SCREEN, Stack, VisuallyHidden } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { BikeStepper } from './bike-stepper';
import { BriefCard } from './brief/brief-card';
import { readBrief, type TypedBrief } from './brief/typed-brief';
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
  readonly typed: TypedBrief;
  readonly onChange: (choice: CampaignChoice, typed: TypedBrief) => void;
  /** Gets the choice with its brief. */
  readonly onCreate: (choice: CampaignChoice) => void;
}

/** The choices of a campaign; its brief is checked when it is to be created, and then as it is corrected. */
export function CampaignForm({ choice, typed, onChange, onCreate }: CampaignFormProps) {
  const { now } = useServices();
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const plan = planOf(choice);
  const read = readBrief(typed, plan, now());

  function create(): void {
    setIsChecked(true);
    if (read.brief) onCreate({ ...choice, brief: read.brief });
    else queueMicrotask(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  return (
    <Stack gap={6} ref={form}>
      <PlanChoice value={choice.planID} onChange={(planID) => onChange({ ...choice, planID }, typed)} />
      <BriefCard
        typed={typed}
        plan={plan}
        now={now()}
        problems={isChecked && !read.brief ? read.problems : {}}
        onChange={(next) => onChange(choice, next)}
      />
      <Halves>
        <Card title="Bikes">
          <BikeStepper
            value={choice.noOfBikes}
            onChange={(noOfBikes) => onChange({ ...choice, noOfBikes }, typed)}
          />
          <Explanation>
            A bike rides about {formatNumber(BIKE_PER_MONTH.kilometres)} km a month and is seen about{' '}
            {formatNumber(BIKE_PER_MONTH.impressions)} times.
          </Explanation>
        </Card>
        <Card title="Your campaign">
          <CampaignFigures choice={choice} />
          <Button fullWidth onClick={create}>
            Create Campaign
          </Button>
        </Card>
      </Halves>
    </Stack>
  );
}
