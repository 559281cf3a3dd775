import { stripeWebhook } from './billing/webhook/stripe-webhook';
import { fleetEvents } from './couriers/receive-event';
import { NAMED, own } from './operations';
import { leaveBodiesUnread } from './platform/bodies';
import { callable, callableByName } from './platform/callable';
import { OPERATIONS_OPTIONS, PICTURE_OPTIONS } from './platform/options';
import { posted } from './platform/posted';

leaveBodiesUnread();

// The route table: every deployed function by the name in its address.
export const operations = callableByName(NAMED, OPERATIONS_OPTIONS);

// Calls whose addresses the product's specification names.
export const AcceptTeamInvite = callable(own('AcceptTeamInvite'));
export const createAdvertisingCampaign = callable(own('createAdvertisingCampaign'));
export const payDeposit = callable(own('payDeposit'));

// A call that needs the memory of a large picture.
export const reportProblem = callable(own('reportProblem'), PICTURE_OPTIONS);

export { v1 } from './api/v1';
export { invitation } from './invitations/invitation';
export { page } from './page/page';
export { releases } from './releases/releases';
export { reports } from './reports/reports';
export { everyFiveMinutes, everyMinute, everyMorning, everyNight } from './schedules';
export { track } from './tracking/track';

// Firebase joins the names of a group by hyphens: create-setup-intent, fetch-payment-methods, charge-card, stripe-webhook, fleet-events.
const create = { setup: { intent: posted(own('create-setup-intent')) } };
const fetchGroup = { payment: { methods: posted(own('fetch-payment-methods')) } };
const charge = { card: posted(own('charge-card')) };
const stripe = { webhook: stripeWebhook };
const fleet = { events: fleetEvents };

export { charge, create, fetchGroup as fetch, fleet, stripe };
