import { AppError } from '@fleetfoot/shared/domain';
import type { Caller } from '../domain/caller';
import { changeCards } from './change-cards';
import type { Services } from './services';

interface Request {
  readonly orgID: string;
  readonly paymentMethodID: string;
}

/**
 * Makes a card the one that is charged.
 * @throws AppError `permission-denied` unless an Admin calls; `not-found` for a card that is not the organisation's
 */
export function setDefaultPaymentMethod(
  services: Services,
  caller: Caller,
  { orgID, paymentMethodID }: Request,
): Promise<Record<string, never>> {
  const change = { orgID, deed: 'choose the default card' };
  return changeCards(services, caller, change, async ({ customerID, all }) => {
    if (customerID === undefined || !all.some(({ id }) => id === paymentMethodID)) {
      throw new AppError('not-found', `The organisation has no card ${paymentMethodID}.`, {
        userMessage: 'This card is no longer there.',
      });
    }
    await services.stripe.customers.update(customerID, {
      invoice_settings: { default_payment_method: paymentMethodID },
    });
  });
}
