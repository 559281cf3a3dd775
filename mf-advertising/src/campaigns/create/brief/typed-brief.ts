import {
  type CampaignBrief,
  CampaignBriefSchema,
  startBounds,
  usualCampaignName,
} from '@fleetfoot/shared/model/advertising/campaign-brief';
import * as v from '@fleetfoot/shared/schema';
import { NEW_CAMPAIGN } from '../../../texts/new-campaign';
import type { Plan } from '../campaign-choice';

/** What is typed of a brief. Without a name of its own a campaign has the usual one, which follows the plan. */
export const TypedBriefSchema = v.object({
  name: v.optional(v.string()),
  area: v.string(),
  /** As an `<input type="date">` writes it. */
  requestedStart: v.string(),
});

export type TypedBrief = v.InferOutput<typeof TypedBriefSchema>;
export type BriefField = keyof TypedBrief;

export const NOTHING_TYPED: TypedBrief = { area: '', requestedStart: '' };

/** The name as it stands in its field. */
export function nameIn({ name }: TypedBrief, plan: Plan, now: Date): string {
  return name ?? usualCampaignName(plan, now);
}

/** A brief, or what is wrong with it, by field. */
export type ReadBrief =
  | { readonly brief: CampaignBrief }
  | { readonly brief: undefined; readonly problems: Readonly<Partial<Record<BriefField, string>>> };

/** Reads a brief as it is typed. A start that was today when it was chosen, and is not any more, is refused here. */
export function readBrief(typed: TypedBrief, plan: Plan, now: Date): ReadBrief {
  const { requestedStart } = typed;
  const { success, output, issues } = v.safeParse(CampaignBriefSchema, {
    ...{ name: nameIn(typed, plan, now), area: typed.area },
    ...(requestedStart !== '' && { requestedStart }),
  });
  if (success) {
    if (requestedStart === '' || requestedStart >= startBounds(now).earliest) return { brief: output };
    return { brief: undefined, problems: { requestedStart: NEW_CAMPAIGN.brief.startIsPast } };
  }
  // The first problem of a field is the one to begin with.
  const found = issues.map(({ path, message }) => [String(path?.[0]?.key), message] as const);
  return { brief: undefined, problems: Object.fromEntries(found.reverse()) };
}
