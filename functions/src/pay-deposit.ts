import { payDeposit as operation } from '@fleetfoot/shared/operations';
import { payDeposit as useCase } from './billing/pay-deposit';
import { BILLING_OPTIONS } from './billing/settings';
import { withStripe } from './billing/with-stripe';
import { callable } from './callable/callable';

export const payDeposit = callable(operation, withStripe(useCase), BILLING_OPTIONS);
