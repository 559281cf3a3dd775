import { withdrawDeposit as operation } from '@fleetfoot/shared/operations';
import { BILLING_OPTIONS } from './billing/settings';
import { withStripe } from './billing/with-stripe';
import { withdrawDeposit as useCase } from './billing/withdraw-deposit';
import { callable } from './callable/callable';

export const withdrawDeposit = callable(operation, withStripe(useCase), BILLING_OPTIONS);
