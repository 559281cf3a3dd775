import { AppError } from '@fleetfoot/shared/domain';
import type * as operations from '@fleetfoot/shared/operations';
import type { RequestOf, ResponseOf } from '../../platform/answer';
import type { Caller } from '../../platform/caller';
import { retryFailed } from '../charges/kinds';
import type { Services } from '../services';
import { changeCards } from './change-cards';

/**
 * Makes a card the one that is charged, also with what the one before was refused for.
 * @throws AppError `permission-denied` unless an Admin calls; `not-found` for a card that is not the organisation's
 */
export function setDefaultPaymentMethod(
  services: Services,
  caller: Caller,
  { orgID, paymentMethodID }: RequestOf<typeof operations.setDefaultPaymentMethod>,
): Promise<ResponseOf<typeof operations.setDefaultPaymentMethod>> {
  const change = { orgID, action: 'card.setDefault' } as const;
  return changeCards(services, caller, change, async ({ customerID, all, default: usual }) => {
    const card = all.find(({ id }) => id === paymentMethodID);
    if (customerID === undefined || !card) {
      throw new AppError('not-found', `The organisation has no card ${paymentMethodID}.`, {
        userMessage: 'This card is no longer there.',
      });
    }
    await services.stripe.customers.update(customerID, {
      invoice_settings: { default_payment_method: paymentMethodID },
    });
    await retryFailed(services.database, orgID);
    return usual?.id === card.id ? undefined : { kind: 'card.defaultSet', card };
  });
}
