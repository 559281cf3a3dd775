import { createAdvertisingCampaign as operation } from '@fleetfoot/shared/operations';
import { BILLING_OPTIONS } from './billing/settings';
import { withStripe } from './billing/with-stripe';
import { callable } from './callable/callable';
import { createCampaign } from './campaigns/create-campaign';

export const createAdvertisingCampaign = callable(operation, withStripe(createCampaign), BILLING_OPTIONS);
