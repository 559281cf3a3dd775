import { createSetupIntentPosted } from './billing/cards/create-setup-intent';
import { fetchPaymentMethodsPosted } from './billing/cards/fetch-payment-methods';
import { chargeCardPosted } from './billing/pay/pay-deposit';
import { stripeWebhook } from './billing/webhook/stripe-webhook';
import { fleetEvents } from './couriers/receive-event';
import { leaveBodiesUnread } from './platform/bodies';

leaveBodiesUnread();

// The route table: every deployed function by the name in its address.
export { createApiKeyCallable as createApiKey } from './api/keys/create-api-key';
export { revokeApiKeyCallable as revokeApiKey } from './api/keys/revoke-api-key';
export { rollApiKeyCallable as rollApiKey } from './api/keys/roll-api-key';
export { v1 } from './api/v1';
export {
  chargeCampaigns,
  payCampaignMonthCallable as payCampaignMonth,
} from './billing/campaigns/charge-campaigns';
export { openCampaignMonths } from './billing/campaigns/open-months';
export { detachPaymentMethodCallable as detachPaymentMethod } from './billing/cards/detach-payment-method';
export { setDefaultPaymentMethodCallable as setDefaultPaymentMethod } from './billing/cards/set-default-payment-method';
export { fetchInvoiceCallable as fetchInvoice } from './billing/invoices/fetch-invoice';
export { issueInvoices } from './billing/invoices/issue-invoices';
export { setInvoiceDetailsCallable as setInvoiceDetails } from './billing/invoices/set-invoice-details';
export { payDepositCallable as payDeposit } from './billing/pay/pay-deposit';
export { withdrawDepositCallable as withdrawDeposit } from './billing/pay/withdraw-deposit';
export { decidePurchaseCallable as decidePurchase } from './billing/spending/decide-purchase';
export { setSpendingLimitsCallable as setSpendingLimits } from './billing/spending/set-spending-limits';
export { chargeTrips, payTripCallable as payTrip } from './billing/trips/charge-trips';
export { createAdvertisingCampaignCallable as createAdvertisingCampaign } from './campaigns/create-advertising-campaign';
export { dispatchDeliveries } from './couriers/dispatch-deliveries';
export { fetchProofCallable as fetchProof } from './couriers/proof/fetch-proof';
export { importDeliveriesCallable as importDeliveries } from './deliveries/import-deliveries';
export { recordExportCallable as recordExport } from './exports/record-export';
export { findAddressesCallable as findAddresses } from './geocoding/find-addresses';
export { invitation } from './invitations/invitation';
export { createOrganizationCallable as createOrganization } from './organization/create-organization';
export { page } from './page/page';
export { erasePersonalDataCallable as erasePersonalData } from './privacy/erase-personal-data';
export { findPersonalDataCallable as findPersonalData } from './privacy/find-personal-data';
export {
  holdDeliveryCallable as holdDelivery,
  releaseDeliveryCallable as releaseDelivery,
} from './privacy/hold-delivery';
export { privacyClock } from './privacy/privacy-clock';
export { setPrivacyClockCallable as setPrivacyClock } from './privacy/set-privacy-clock';
export { giveRefunds } from './problems/give-refunds';
export {
  closeProblemCallable as closeProblem,
  queryDowntimeCallable as queryDowntime,
  reportProblemCallable as reportProblem,
  writeToProblemCallable as writeToProblem,
} from './problems/problem-writes';
export { changeProfileCallable as changeProfile } from './profile/change-profile';
export { deleteProfileCallable as deleteProfile } from './profile/delete-profile';
export { exportProfileCallable as exportProfile } from './profile/export-profile';
export { quoteDeliveriesCallable as quoteDeliveries } from './quotes/quote-deliveries';
export {
  createRecurringCallable as createRecurring,
  deleteRecurringCallable as deleteRecurring,
  editRecurringCallable as editRecurring,
  skipRunCallable as skipRun,
  switchRecurringCallable as switchRecurring,
} from './recurring/recurring-writes';
export { createRecurringDeliveries } from './recurring/run-recurring';
export { releases } from './releases/releases';
export { reports } from './reports/reports';
export { approveSessionCallable as approveSession } from './sessions/approve-session';
export { endSessionsCallable as endSessions } from './sessions/end-sessions';
export { startSessionCallable as startSession } from './sessions/start-session';
export { acceptTeamInviteCallable as AcceptTeamInvite } from './team/accept-team-invite';
export { changeRoleCallable as changeRole } from './team/change-role';
export { deleteInviteCallable as deleteInvite } from './team/delete-invite';
export { deleteMemberCallable as deleteMember } from './team/delete-member';
export { inviteTeamMemberCallable as inviteTeamMember } from './team/invite-team-member';
export { makeInviteLinkCallable as makeInviteLink } from './team/make-invite-link';
export { resendInviteCallable as resendInvite } from './team/resend-invite';
export { moveTestDeliveryCallable as moveTestDelivery } from './test-mode/move-test-delivery';
export {
  giveTrackingLinkCallable as giveTrackingLink,
  revokeTrackingLinkCallable as revokeTrackingLink,
} from './tracking/links';
export { readTrackingLinksCallable as readTrackingLinks } from './tracking/read-links';
export { track } from './tracking/track';
export { vitals } from './vitals/vitals';
export {
  resendWebhookCallsCallable as resendWebhookCalls,
  testWebhookCallable as testWebhook,
} from './webhooks/send-again';
export { sendWebhooks } from './webhooks/send-webhooks';
export {
  createWebhookCallable as createWebhook,
  deleteWebhookCallable as deleteWebhook,
  editWebhookCallable as editWebhook,
  replaceWebhookSecretCallable as replaceWebhookSecret,
  switchWebhookCallable as switchWebhook,
} from './webhooks/webhook-writes';

// Firebase joins the names of a group by hyphens: create-setup-intent, fetch-payment-methods, charge-card, stripe-webhook, fleet-events.
const create = { setup: { intent: createSetupIntentPosted } };
const fetchGroup = { payment: { methods: fetchPaymentMethodsPosted } };
const charge = { card: chargeCardPosted };
const stripe = { webhook: stripeWebhook };
const fleet = { events: fleetEvents };

export { charge, create, fetchGroup as fetch, fleet, stripe };
