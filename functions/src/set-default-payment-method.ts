import { setDefaultPaymentMethod as operation } from '@fleetfoot/shared/operations';
import { setDefaultPaymentMethod as useCase } from './billing/set-default-payment-method';
import { BILLING_OPTIONS } from './billing/settings';
import { withStripe } from './billing/with-stripe';
import { callable } from './callable/callable';

export const setDefaultPaymentMethod = callable(operation, withStripe(useCase), BILLING_OPTIONS);
