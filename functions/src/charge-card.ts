import { chargeCard as operation } from '@fleetfoot/shared/operations';
import { chargeCard as useCase } from './billing/charge-card';
import { BILLING_OPTIONS } from './billing/settings';
import { withStripe } from './billing/with-stripe';
import { posted } from './http/posted';

export const chargeCard = posted(operation, withStripe(useCase), BILLING_OPTIONS);
