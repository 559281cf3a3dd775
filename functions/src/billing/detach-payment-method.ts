import { AppError } from '@fleetfoot/shared/domain';
import type { Caller } from '../domain/caller';
import { billingPaths } from './billing-paths';
import { changeCards } from './change-cards';
import type { Services } from './services';

/** Campaigns that will be charged for. */
const IN_USE = ['Review', 'Active'];

async function hasCampaign({ database }: Services, orgID: string): Promise<boolean> {
  const campaigns = database.collection(billingPaths.campaigns(orgID));
  return !(await campaigns.where('status', 'in', IN_USE).limit(1).get()).empty;
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
  { orgID, paymentMethodID }: { readonly orgID: string; readonly paymentMethodID: string },
): Promise<Record<string, never>> {
  const { stripe } = services;
  return changeCards(services, caller, { orgID, deed: 'delete a card' }, async (cards) => {
    if (cards.customerID === undefined || !cards.all.some(({ id }) => id === paymentMethodID)) return;
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
    }
    await stripe.paymentMethods.detach(paymentMethodID);
  });
}
