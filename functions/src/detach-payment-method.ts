import { detachPaymentMethod as operation } from '@fleetfoot/shared/operations';
import { detachPaymentMethod as useCase } from './billing/detach-payment-method';
import { BILLING_OPTIONS } from './billing/settings';
import { withStripe } from './billing/with-stripe';
import { callable } from './callable/callable';

export const detachPaymentMethod = callable(operation, withStripe(useCase), BILLING_OPTIONS);
