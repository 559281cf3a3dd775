import { formatRand } from '@fleetfoot/shared/domain';
import { activationOf, type CampaignChoice, depositOf } from '../campaign-choice';
import type { BuyingStep } from './buy-campaign';

/** What is being waited for, in words. */
export const STEP_WORDS: Readonly<Record<BuyingStep, string>> = {
  keeping: 'Preparing…',
  paying: 'Paying the deposit…',
  bank: 'Waiting for your bank…',
  creating: 'Creating the campaign…',
};

/** What confirming a choice costs now. */
export function chargeInWords(choice: CampaignChoice): string {
  const deposit = depositOf(choice);
  if (deposit === 0) return 'Nothing is charged now: this plan has no activation fee.';
  return `You will be charged ${formatRand(deposit)} now, half of the total activation fee of ${formatRand(activationOf(choice))}.`;
}

/** What going on with an interrupted purchase may still cost. */
export function restInWords(choice: CampaignChoice): string {
  const deposit = depositOf(choice);
  if (deposit === 0) return 'It was confirmed and then interrupted. Nothing is charged for it now.';
  return `It was confirmed and then interrupted. If its deposit of ${formatRand(deposit)} has not been paid yet, your card is charged once; if it has, nothing more is charged.`;
}
