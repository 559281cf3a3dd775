import { AppError } from '@fleetfoot/shared/domain';
import { type CardOutcome, cardOutcome } from './card-outcome';
import { loadStripeClient } from './load-stripe-client';

const UNKNOWN = 'It could not be found out whether your card was saved. Reload the page to see your cards.';

/**
 * How the saving of a card ended that went on at the bank's own page.
 * @param clientSecret `setup_intent_client_secret` of the address that the bank sent the user back to
 * @throws AppError when Stripe cannot be asked or does not know the intent
 */
export async function returnedCard(clientSecret: string): Promise<CardOutcome> {
  const stripe = await loadStripeClient();
  const { setupIntent, error } = await stripe.retrieveSetupIntent(clientSecret);
  if (setupIntent) return cardOutcome(setupIntent);
  throw new AppError('internal', `Stripe: ${error.type} ${error.message ?? ''}`, { userMessage: UNKNOWN });
}
