import * as keys from '@fleetfoot/shared/api';
import { campaignChargeID } from '@fleetfoot/shared/model/advertising/campaign-charge';
import * as operations from '@fleetfoot/shared/operations';
import { createApiKey } from './api/keys/create-api-key';
import { revokeApiKey } from './api/keys/revoke-api-key';
import { rollApiKey } from './api/keys/roll-api-key';
import { CAMPAIGN_CHARGES } from './billing/campaigns/campaign-charges';
import { createSetupIntent } from './billing/cards/create-setup-intent';
import { detachPaymentMethod } from './billing/cards/detach-payment-method';
import { fetchPaymentMethods } from './billing/cards/fetch-payment-methods';
import { setDefaultPaymentMethod } from './billing/cards/set-default-payment-method';
import { payNow } from './billing/charges/pay-now';
import { fetchInvoice } from './billing/invoices/fetch-invoice';
import { setInvoiceDetails } from './billing/invoices/set-invoice-details';
import { chargeCard, payDeposit } from './billing/pay/pay-deposit';
import { withdrawDeposit } from './billing/pay/withdraw-deposit';
import { decidePurchase } from './billing/spending/decide-purchase';
import { setSpendingLimits } from './billing/spending/set-spending-limits';
import { servedWithStripe } from './billing/stripe';
import { TRIP_CHARGES } from './billing/trips/trip-charges';
import { createAdvertisingCampaign } from './campaigns/create-advertising-campaign';
import { fetchProof } from './couriers/proof/fetch-proof';
import { importDeliveries } from './deliveries/import-deliveries';
import { recordExport } from './exports/record-export';
import { findAddresses } from './geocoding/find-addresses';
import { deployedGeocoder, geocodingKey } from './geocoding/geocoder';
import { messageKey } from './messages/message-gateway';
import { createOrganization } from './organization/create-organization';
import { type Served, served } from './platform/answer';
import { erasePersonalData } from './privacy/erase-personal-data';
import { findPersonalData } from './privacy/find-personal-data';
import { holdDelivery, releaseDelivery } from './privacy/hold-delivery';
import { setPrivacyClock } from './privacy/set-privacy-clock';
import { closeProblem, queryDowntime, reportProblem, writeToProblem } from './problems/problem-writes';
import { changeProfile } from './profile/change-profile';
import { deleteProfile } from './profile/delete-profile';
import { exportProfile } from './profile/export-profile';
import { quoteDeliveries } from './quotes/quote-deliveries';
import { deployedRoads, roadsKey } from './quotes/roads';
import {
  createRecurring,
  deleteRecurring,
  editRecurring,
  skipRun,
  switchRecurring,
} from './recurring/recurring-writes';
import { approveSession } from './sessions/approve-session';
import { endSessions } from './sessions/end-sessions';
import { startSession } from './sessions/start-session';
import { acceptTeamInvite } from './team/accept-team-invite';
import { changeRole } from './team/change-role';
import { deleteInvite } from './team/delete-invite';
import { deleteMember } from './team/delete-member';
import { inviteTeamMember } from './team/invite-team-member';
import { makeInviteLink } from './team/make-invite-link';
import { resendInvite } from './team/resend-invite';
import { deployedInviting } from './team/send-invitation';
import { moveTestDelivery } from './test-mode/move-test-delivery';
import { giveTrackingLink, revokeTrackingLink } from './tracking/links';
import { readTrackingLinks } from './tracking/read-links';
import { trackingSecret } from './tracking/token';
import { resendWebhookCalls, testWebhook } from './webhooks/send-again';
import { webhookMaster } from './webhooks/webhook-secret';
import {
  createWebhook,
  deleteWebhook,
  editWebhook,
  replaceWebhookSecret,
  switchWebhook,
} from './webhooks/webhook-writes';

const API_KEYS = [
  served(keys.createApiKey, createApiKey),
  served(keys.revokeApiKey, revokeApiKey),
  served(keys.rollApiKey, rollApiKey),
];

const payCampaign = payNow(CAMPAIGN_CHARGES);

const BILLING = [
  servedWithStripe(operations.chargeCard, chargeCard),
  servedWithStripe(operations.createAdvertisingCampaign, createAdvertisingCampaign),
  servedWithStripe(operations.createSetupIntent, createSetupIntent),
  servedWithStripe(operations.detachPaymentMethod, detachPaymentMethod),
  servedWithStripe(operations.fetchPaymentMethods, fetchPaymentMethods),
  servedWithStripe(operations.payCampaignMonth, (services, caller, { orgID, campaignID, month }) =>
    payCampaign(services, caller, { orgID, chargeID: campaignChargeID(campaignID, month) }),
  ),
  servedWithStripe(operations.payDeposit, payDeposit),
  servedWithStripe(operations.payTrip, payNow(TRIP_CHARGES)),
  servedWithStripe(operations.setDefaultPaymentMethod, setDefaultPaymentMethod),
  servedWithStripe(operations.withdrawDeposit, withdrawDeposit),
  served(operations.decidePurchase, decidePurchase),
  served(operations.fetchInvoice, fetchInvoice),
  served(operations.setInvoiceDetails, setInvoiceDetails),
  served(operations.setSpendingLimits, setSpendingLimits),
];

const DELIVERIES = [
  served(operations.fetchProof, fetchProof),
  served(
    operations.findAddresses,
    (database, caller, request) =>
      findAddresses({ database, geocoder: deployedGeocoder(), now: new Date() }, caller, request),
    [geocodingKey],
  ),
  served(
    operations.importDeliveries,
    (database, caller, request) =>
      importDeliveries({ database, roads: deployedRoads(), now: new Date() }, caller, request),
    [roadsKey],
  ),
  served(operations.moveTestDelivery, moveTestDelivery),
  served(
    operations.quoteDeliveries,
    (database, caller, request) =>
      quoteDeliveries({ database, roads: deployedRoads(), now: new Date() }, caller, request),
    [roadsKey],
  ),
  served(operations.recordExport, recordExport),
];

const PRIVACY = [
  served(operations.erasePersonalData, erasePersonalData),
  served(operations.findPersonalData, findPersonalData),
  served(operations.holdDelivery, holdDelivery),
  served(operations.releaseDelivery, releaseDelivery),
  served(operations.setPrivacyClock, setPrivacyClock),
];

const PROBLEMS = [
  served(operations.closeProblem, closeProblem),
  served(operations.queryDowntime, queryDowntime),
  served(operations.reportProblem, reportProblem),
  served(operations.writeToProblem, writeToProblem),
];

const PROFILE = [
  served(operations.changeProfile, changeProfile),
  served(operations.deleteProfile, deleteProfile),
  served(operations.exportProfile, exportProfile),
];

const RECURRING = [
  served(operations.createRecurring, createRecurring),
  served(operations.deleteRecurring, deleteRecurring),
  served(operations.editRecurring, editRecurring),
  served(operations.skipRun, skipRun),
  served(operations.switchRecurring, switchRecurring),
];

const SESSIONS = [
  served(operations.approveSession, approveSession),
  served(operations.endSessions, endSessions),
  served(operations.startSession, startSession),
];

const TEAM = [
  served(operations.acceptTeamInvite, acceptTeamInvite),
  served(operations.changeRole, changeRole),
  served(operations.createOrganization, createOrganization),
  served(operations.deleteInvite, deleteInvite),
  served(operations.deleteMember, deleteMember),
  served(
    operations.inviteTeamMember,
    (database, caller, request) => inviteTeamMember(deployedInviting(database), caller, request),
    [messageKey],
  ),
  served(operations.makeInviteLink, makeInviteLink),
  served(
    operations.resendInvite,
    (database, caller, request) => resendInvite(deployedInviting(database), caller, request),
    [messageKey],
  ),
];

const TRACKING = [
  served(operations.giveTrackingLink, giveTrackingLink, [trackingSecret]),
  served(operations.readTrackingLinks, readTrackingLinks, [trackingSecret]),
  served(operations.revokeTrackingLink, revokeTrackingLink),
];

const WEBHOOKS = [
  served(operations.createWebhook, createWebhook, [webhookMaster]),
  served(operations.deleteWebhook, deleteWebhook),
  served(operations.editWebhook, editWebhook),
  served(operations.replaceWebhookSecret, replaceWebhookSecret, [webhookMaster]),
  served(operations.resendWebhookCalls, resendWebhookCalls, [webhookMaster]),
  served(operations.switchWebhook, switchWebhook),
  served(operations.testWebhook, testWebhook, [webhookMaster]),
];

/** Every operation and the use case that serves it, by area. */
const SERVED: readonly Served[] = [
  ...API_KEYS,
  ...BILLING,
  ...DELIVERIES,
  ...PRIVACY,
  ...PROBLEMS,
  ...PROFILE,
  ...RECURRING,
  ...SESSIONS,
  ...TEAM,
  ...TRACKING,
  ...WEBHOOKS,
];

/** Those that the function `operations` serves. */
export const NAMED: readonly Served[] = SERVED.filter(({ hasOwnAddress }) => !hasOwnAddress);

/**
 * The operation of a name that has a function of its own.
 * @throws Error where there is none
 */
export function own(name: string): Served {
  const found = SERVED.find((operation) => operation.hasOwnAddress && operation.name === name);
  if (found) return found;
  throw new Error(`No operation ${name} has an address of its own.`);
}
