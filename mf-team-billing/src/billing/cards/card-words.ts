import { cardProblem } from '@fleetfoot/shared/billing';
import type { CardOutcome } from '@fleetfoot/shared/payments';

/** Said whenever the server does not let a card be saved. */
export const SETUP_FAILED = 'Failed to create Setup Intent. Please try again later.';

export const CARD_FORM_LATE = 'The card form could not be loaded. Check your connection and try again.';

/** What to say while the bank has not decided. */
export const BANK_DECIDES =
  'Your bank has not decided yet. The card appears here once it agrees; reload the page in a minute.';

/** Why a card was not saved; nothing when the form says it already or nothing is wrong. */
export function refusal(outcome: CardOutcome): string | undefined {
  return outcome.status === 'refused' ? cardProblem(outcome.error) : undefined;
}
