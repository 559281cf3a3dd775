import { PaymentMethodSchema } from '@fleetfoot/shared/billing';
import * as v from '@fleetfoot/shared/schema';
import { attemptID, documentID, operation, paymentMethodID } from './operation';

/** Begins to save a card. The client secret is good for one card; the same attempt gets the same. Posted. */
export const createSetupIntent = operation(
  'create-setup-intent',
  { orgID: documentID, attemptID: v.optional(attemptID) },
  v.object({ setupIntent: v.string(), customerID: v.string() }),
  { hasOwnAddress: true, isRead: true },
);

/** The cards of the organisation, the default one first. Posted. */
export const fetchPaymentMethods = operation(
  'fetch-payment-methods',
  { orgID: documentID },
  v.array(PaymentMethodSchema),
  { hasOwnAddress: true, isRead: true },
);

/** Makes a card the one that is charged. For Admins. Idempotent. */
export const setDefaultPaymentMethod = operation(
  'setDefaultPaymentMethod',
  { orgID: documentID, paymentMethodID },
  v.object({}),
);

/** Forgets a card. For Admins. Idempotent. */
export const detachPaymentMethod = operation(
  'detachPaymentMethod',
  { orgID: documentID, paymentMethodID },
  v.object({}),
);
