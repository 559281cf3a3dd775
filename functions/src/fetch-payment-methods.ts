import { fetchPaymentMethods as operation } from '@fleetfoot/shared/operations';
import { fetchPaymentMethods as useCase } from './billing/fetch-payment-methods';
import { BILLING_OPTIONS } from './billing/settings';
import { withStripe } from './billing/with-stripe';
import { posted } from './http/posted';

export const fetchPaymentMethods = posted(operation, withStripe(useCase), BILLING_OPTIONS);
