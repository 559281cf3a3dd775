import { AppError } from '@fleetfoot/shared/domain';
import { asMember } from '../domain/as-member';
import type { Caller } from '../domain/caller';
import { listCards } from './cards';
import { ensureCustomer } from './customer';
import type { Services } from './services';

/** How many cards an organisation may have. Keeps a stolen account from trying out stolen cards without end. */
const CARD_LIMIT = 20;

/**
 * Begins to save a card for the organisation.
 * @throws AppError `permission-denied` unless a member calls; `resource-exhausted` when there are as many cards as may be
 */
export function createSetupIntent(
  services: Services,
  caller: Caller,
  { orgID }: { readonly orgID: string },
): Promise<{ setupIntent: string; customerID: string }> {
  return asMember(services.database, caller, { orgID }, async () => {
    const { all } = await listCards(services, orgID);
    if (all.length >= CARD_LIMIT) {
      throw new AppError('resource-exhausted', `The organisation has ${CARD_LIMIT} cards.`, {
        userMessage: `Your organisation has ${CARD_LIMIT} cards, which is the most. Delete one first.`,
      });
    }
    const customerID = await ensureCustomer(services, orgID);
    const intent = await services.stripe.setupIntents.create({
      customer: customerID,
      allowed_payment_method_types: ['card'],
      usage: 'off_session',
      metadata: { orgID },
    });
    if (!intent.client_secret) throw new Error(`Setup intent ${intent.id} has no client secret.`);
    return { setupIntent: intent.client_secret, customerID };
  });
}
