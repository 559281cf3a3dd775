import { CAMPAIGN_BIKES, CAMPAIGN_PLANS, campaignCost, KeptBriefSchema } from '@fleetfoot/shared/model';
import * as v from '@fleetfoot/shared/schema';
import { NEW_CAMPAIGN } from '../../texts/new-campaign';

/** The choices of a new campaign. */
export const CampaignChoiceSchema = v.object({
  planID: v.picklist(CAMPAIGN_PLANS.map(({ id }) => id)),
  noOfBikes: v.pipe(v.number(), v.integer(), v.minValue(CAMPAIGN_BIKES.min), v.maxValue(CAMPAIGN_BIKES.max)),
  /** What it is to be; not there until the form was checked. */
  brief: v.optional(KeptBriefSchema),
});

export type CampaignChoice = v.InferOutput<typeof CampaignChoiceSchema>;
export type Plan = (typeof CAMPAIGN_PLANS)[number];

export const FIRST_CHOICE: CampaignChoice = { planID: CAMPAIGN_PLANS[0].id, noOfBikes: CAMPAIGN_BIKES.min };

export function planOf({ planID }: Pick<CampaignChoice, 'planID'>): Plan {
  return CAMPAIGN_PLANS.find(({ id }) => id === planID) ?? CAMPAIGN_PLANS[0];
}

/** The whole activation fee of a choice, in rand. */
export function activationOf(choice: CampaignChoice): number {
  return campaignCost(planOf(choice), choice.noOfBikes).totalActivation;
}

/** The deposit charged when a campaign is created, in rand: half of the whole activation fee. */
export function depositOf(choice: CampaignChoice): number {
  return activationOf(choice) / 2;
}

/** `1 bike`, `8 bikes`. */
export function formatBikes(noOfBikes: number): string {
  return noOfBikes === 1 ? NEW_CAMPAIGN.bikes.one : NEW_CAMPAIGN.bikes.many(String(noOfBikes));
}

/** `Month-to-Month, 8 bikes`. */
export function formatChoice(choice: CampaignChoice): string {
  return NEW_CAMPAIGN.choice(planOf(choice).name, formatBikes(choice.noOfBikes));
}

/** The same with its name, where it has one: `Kota Summer: Month-to-Month, 8 bikes`. */
export function formatNamedChoice(choice: CampaignChoice): string {
  return choice.brief
    ? NEW_CAMPAIGN.namedChoice(choice.brief.name, formatChoice(choice))
    : formatChoice(choice);
}
