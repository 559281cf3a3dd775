import { cardProblem } from '@fleetfoot/shared/billing';
import type { CardOutcome } from '@fleetfoot/shared/payments';

/** The message of every failure to create a setup intent. */
export const SETUP_FAILED = 'Failed to create Setup Intent. Please try again later.';

export const CARD_FORM_FAILED = 'The card form could not be loaded. Check your connection and try again.';

/** The message while a card was sent and no answer has come. */
export const CARD_IN_DOUBT =
  'We do not know yet whether the card was saved. This changes as soon as Stripe has answered.';

/** The message while the bank has not decided. */
export const CARD_PROCESSING =
  'Your bank has not decided yet. The card appears here once it agrees; reload the page in a minute.';

/** Why a card was not saved; `undefined` when the form shows it already or the card was saved. */
export function refusalMessage(outcome: CardOutcome): string | undefined {
  return outcome.status === 'refused' ? cardProblem(outcome.error) : undefined;
}
