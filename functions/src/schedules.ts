import { CAMPAIGN_CHARGES } from './billing/campaigns/campaign-charges';
import { openCampaignMonths } from './billing/campaigns/open-months';
import { chargeJob } from './billing/charges/charge-due';
import { issueInvoices } from './billing/invoices/issue-invoices';
import { TRIP_CHARGES } from './billing/trips/trip-charges';
import { dispatchDeliveries } from './couriers/dispatch-deliveries';
import { scheduled } from './platform/scheduled';
import { privacyClock } from './privacy/privacy-clock';
import { giveRefunds } from './problems/give-refunds';
import { createRecurringDeliveries } from './recurring/run-recurring';
import { sendWebhooks } from './webhooks/send-webhooks';

const timeZone = 'Africa/Johannesburg';

/** A job that finds little leaves the minute to the others; a run that takes longer puts the next one off. */
export const everyMinute = scheduled({ schedule: 'every 1 minutes', timeoutSeconds: 480 }, [
  [dispatchDeliveries, 60],
  [chargeJob('chargeTrips', TRIP_CHARGES), 60],
  [chargeJob('chargeCampaigns', CAMPAIGN_CHARGES), 60],
  [giveRefunds, 60],
  [sendWebhooks, 50],
]);

export const everyFiveMinutes = scheduled({ schedule: 'every 5 minutes', timeoutSeconds: 300 }, [
  [createRecurringDeliveries, 240],
]);

/** When the fewest deliveries change, and after the month's last payments have been told. */
export const everyNight = scheduled({ schedule: 'every day 03:00', timeZone, timeoutSeconds: 1_080 }, [
  [privacyClock, 480],
  [issueInvoices, 480],
]);

/** What is charged then is seen the same day. */
export const everyMorning = scheduled({ schedule: 'every day 07:00', timeZone, timeoutSeconds: 540 }, [
  [openCampaignMonths, 480],
]);
