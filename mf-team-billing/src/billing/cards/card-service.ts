import type { PaymentMethod } from '@fleetfoot/shared/billing';
import { AppError, toAppError } from '@fleetfoot/shared/domain';
import { callFunction, postFunction } from '@fleetfoot/shared/firebase';
import {
  createSetupIntent,
  detachPaymentMethod,
  fetchPaymentMethods,
  setDefaultPaymentMethod,
} from '@fleetfoot/shared/operations';
import { SETUP_FAILED } from './card-words';

/** What the server does with an organisation's cards. Every call rejects with an AppError. */
export interface CardService {
  list(): Promise<readonly PaymentMethod[]>;
  /** The client secret for one new card. */
  createSecret(): Promise<string>;
  makeDefault(paymentMethodID: string): Promise<unknown>;
  remove(paymentMethodID: string): Promise<unknown>;
}

async function setupSecret(orgID: string): Promise<string> {
  try {
    const { setupIntent } = await postFunction(createSetupIntent, { orgID });
    return setupIntent;
  } catch (cause) {
    const { code, message } = toAppError(cause);
    throw new AppError(code, message, { cause, userMessage: SETUP_FAILED });
  }
}

export function cardService(orgID: string): CardService {
  return {
    list: () => postFunction(fetchPaymentMethods, { orgID }),
    createSecret: () => setupSecret(orgID),
    makeDefault: (paymentMethodID) => callFunction(setDefaultPaymentMethod, { orgID, paymentMethodID }),
    remove: (paymentMethodID) => callFunction(detachPaymentMethod, { orgID, paymentMethodID }),
  };
}
