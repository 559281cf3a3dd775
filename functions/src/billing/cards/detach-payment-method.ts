import { AppError } from '@fleetfoot/shared/domain';
import { campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import type * as operations from '@fleetfoot/shared/operations';
import type { RequestOf, ResponseOf } from '../../platform/answer';
import type { Caller } from '../../platform/caller';
import { retryFailed } from '../charges/kinds';
import type { Services } from '../services';
import { changeCards } from './change-cards';

/** Campaigns that will be charged for. */
const IN_USE = ['Review', 'Active'];

async function hasCampaign({ database }: Services, orgID: string): Promise<boolean> {
  const all = database.collection(campaigns.path(orgID));
  return !(await all.where('status', 'in', IN_USE).limit(1).get()).empty;
}

/**
 * Forgets a card. One that is not the organisation's, or not any more, is fine. When the default card goes, the newest of
 * the others takes its place.
 * @throws AppError `permission-denied` unless an Admin calls; `failed-precondition` for the only card while a campaign is
 * in review or active
 */
export function detachPaymentMethod(
  services: Services,
  caller: Caller,
  { orgID, paymentMethodID }: RequestOf<typeof operations.detachPaymentMethod>,
): Promise<ResponseOf<typeof operations.detachPaymentMethod>> {
  const { stripe } = services;
  return changeCards(services, caller, { orgID, action: 'card.delete' }, async (cards) => {
    const card = cards.all.find(({ id }) => id === paymentMethodID);
    if (cards.customerID === undefined || !card) return undefined;
    const [successor] = cards.all.filter(({ id }) => id !== paymentMethodID);
    if (!successor && (await hasCampaign(services, orgID))) {
      throw new AppError('failed-precondition', 'The only card pays for a campaign.', {
        userMessage:
          'This is your only card, and a campaign in review or active needs it. Add another card first, then delete this one.',
      });
    }
    // In this order an organisation with cards has a default one at every moment.
    if (successor && cards.default?.id === paymentMethodID) {
      await stripe.customers.update(cards.customerID, {
        invoice_settings: { default_payment_method: successor.id },
      });
      await retryFailed(services.database, orgID);
    }
    await stripe.paymentMethods.detach(paymentMethodID);
    return { kind: 'card.deleted', card, id: `card-deleted-${card.id}` };
  });
}
