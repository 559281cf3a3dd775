import { createSetupIntent as operation } from '@fleetfoot/shared/operations';
import { createSetupIntent as useCase } from './billing/create-setup-intent';
import { BILLING_OPTIONS } from './billing/settings';
import { withStripe } from './billing/with-stripe';
import { posted } from './http/posted';

export const createSetupIntent = posted(operation, withStripe(useCase), BILLING_OPTIONS);
