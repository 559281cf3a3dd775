import { formatNumber, formatRand } from '@fleetfoot/shared/domain';
import { BIKE_PER_MONTH, campaignCost } from '@fleetfoot/shared/model/advertising/campaign-plan';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Card, DetailList, Note, SMALL_SCREEN, Stack, VisuallyHidden } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { NEW_CAMPAIGN } from '../../texts/new-campaign';
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
          { label: NEW_CAMPAIGN.figures.activation, value: formatRand(totalActivation) },
          { label: NEW_CAMPAIGN.figures.monthly, value: formatRand(monthlyCost) },
          { label: NEW_CAMPAIGN.figures.total(plan.term), value: <strong>{formatRand(totalCost)}</strong> },
          {
            label: NEW_CAMPAIGN.figures.distance,
            value: NEW_CAMPAIGN.figures.kilometres(formatNumber(noOfBikes * BIKE_PER_MONTH.kilometres)),
          },
          {
            label: NEW_CAMPAIGN.figures.impressions,
            value: formatNumber(noOfBikes * BIKE_PER_MONTH.impressions),
          },
        ]}
      />
      <VisuallyHidden role="status">
        {NEW_CAMPAIGN.figures.said(formatChoice(choice), formatRand(totalCost))}
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
        <Card title={NEW_CAMPAIGN.bikes.title}>
          <BikeStepper
            value={choice.noOfBikes}
            onChange={(noOfBikes) => onChange({ ...choice, noOfBikes }, typed)}
          />
          <Explanation>
            {NEW_CAMPAIGN.bikes.explanation(
              formatNumber(BIKE_PER_MONTH.kilometres),
              formatNumber(BIKE_PER_MONTH.impressions),
            )}
          </Explanation>
        </Card>
        <Card title={NEW_CAMPAIGN.figures.title}>
          <CampaignFigures choice={choice} />
          <Button needsConnection fullWidth onClick={create}>
            {NEW_CAMPAIGN.create}
          </Button>
        </Card>
      </Halves>
    </Stack>
  );
}
