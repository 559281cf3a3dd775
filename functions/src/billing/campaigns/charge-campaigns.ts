import { campaignChargeID } from '@fleetfoot/shared/model';
import * as operations from '@fleetfoot/shared/operations';
import { chargeOnSchedule } from '../charges/charge-due';
import { payNow } from '../charges/pay-now';
import { billingCallable } from '../stripe';
import { CAMPAIGN_CHARGES } from './campaign-charges';

/** Every minute. */
export const chargeCampaigns = chargeOnSchedule('chargeCampaigns', CAMPAIGN_CHARGES);

const pay = payNow(CAMPAIGN_CHARGES);

export const payCampaignMonthCallable = billingCallable(
  operations.payCampaignMonth,
  (services, caller, { orgID, campaignID, month }) =>
    pay(services, caller, { orgID, chargeID: campaignChargeID(campaignID, month) }),
);
