import type { PaymentMethod } from '@fleetfoot/shared/billing';
import { type CardSecrets, cardSecrets } from '@fleetfoot/shared/cards';
import { callUntilKnown, postFunction } from '@fleetfoot/shared/firebase';
import {
  detachPaymentMethod,
  fetchPaymentMethods,
  setDefaultPaymentMethod,
} from '@fleetfoot/shared/operations';

/** The server's actions on an organisation's cards. Every call rejects with an AppError. */
export interface CardWrites {
  list(): Promise<readonly PaymentMethod[]>;
  /** For new cards. */
  readonly secrets: CardSecrets;
  makeDefault(paymentMethodID: string): Promise<unknown>;
  remove(paymentMethodID: string): Promise<unknown>;
}

export function cardWrites(orgID: string): CardWrites {
  const list = () => postFunction(fetchPaymentMethods, { orgID });
  return {
    list,
    secrets: cardSecrets(orgID),
    makeDefault: (paymentMethodID) =>
      callUntilKnown(setDefaultPaymentMethod, { orgID, paymentMethodID }, async () =>
        (await list()).some(({ id, isDefault }) => id === paymentMethodID && isDefault),
      ),
    remove: (paymentMethodID) =>
      callUntilKnown(detachPaymentMethod, { orgID, paymentMethodID }, async () =>
        (await list()).every(({ id }) => id !== paymentMethodID),
      ),
  };
}
