import { BRIEF_TEXTS, startBounds } from '@fleetfoot/shared/model/advertising/campaign-brief';
import { Card, Note, Stack, TextField } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { NEW_CAMPAIGN } from '../../../texts/new-campaign';
import type { Plan } from '../campaign-choice';
import { type BriefField, nameIn, type TypedBrief } from './typed-brief';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  align-items: start;
  gap: var(--space-4);
`;

interface BriefCardProps {
  readonly typed: TypedBrief;
  readonly plan: Plan;
  readonly now: Date;
  /** What is wrong, by field; empty until it was asked for. */
  readonly problems: Readonly<Partial<Record<BriefField, string>>>;
  readonly onChange: (typed: TypedBrief) => void;
}

/** What the campaign is to be, beside its plan and bikes. */
export function BriefCard({ typed, plan, now, problems, onChange }: BriefCardProps) {
  const { earliest, latest } = startBounds(now);
  return (
    <Card title={NEW_CAMPAIGN.brief.title}>
      <Stack>
        <Fields>
          <TextField
            label={NEW_CAMPAIGN.brief.name}
            autoComplete="off"
            maxLength={BRIEF_TEXTS.name}
            value={nameIn(typed, plan, now)}
            error={problems.name}
            onChange={({ target }) => onChange({ ...typed, name: target.value })}
          />
          <TextField
            label={NEW_CAMPAIGN.brief.suburbs}
            optional
            autoComplete="off"
            maxLength={BRIEF_TEXTS.area}
            hint={NEW_CAMPAIGN.brief.suburbsHint}
            value={typed.area}
            error={problems.area}
            onChange={({ target }) => onChange({ ...typed, area: target.value })}
          />
          <TextField
            label={NEW_CAMPAIGN.brief.start}
            optional
            type="date"
            min={earliest}
            max={latest}
            hint={NEW_CAMPAIGN.brief.startHint}
            value={typed.requestedStart}
            error={problems.requestedStart}
            onChange={({ target }) => onChange({ ...typed, requestedStart: target.value })}
          />
        </Fields>
        <Note>{NEW_CAMPAIGN.brief.artwork}</Note>
      </Stack>
    </Card>
  );
}
