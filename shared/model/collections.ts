import { campaigns } from './advertising/campaign';
import { campaignCharges, campaignCharging } from './advertising/campaign-charge';
import { bikeLines, downtimeLines, reports } from './advertising/report';
import { apiKeyRolls, apiKeys, liveKeys, namedKeys } from './api/api-key';
import { apiRequests, apiUsage, idempotencyRecords } from './api/api-request';
import { testEvents } from './api/test-event';
import { webhookCalls, webhookFeeds, webhookQueues, webhooks } from './api/webhook';
import { cardAttempts, userCardAttempts } from './billing/card-attempts';
import { creditSettings, reservedForTrips } from './billing/credit';
import { invoiceCounters, invoiceDetails, invoices, supplier } from './billing/invoice';
import { ledgerEntries, statements } from './billing/ledger';
import { customers, paymentAttempts, stripeEvents } from './billing/payment';
import { memberSpending, purchaseRequests, spendingLimits } from './billing/spending';
import { owedForTrips, tripCharges } from './billing/trip-charge';
import { cancelledDeliveries } from './delivery/cancelled-delivery';
import { courierPositions, dispatches } from './delivery/courier';
import { deliveries, testDeliveries } from './delivery/delivery';
import { deliveryHistory, deliveryReceipts, deliverySettings } from './delivery/delivery-records';
import { problems } from './delivery/problem';
import { problemPhotos } from './delivery/problem-photo';
import { pinTries, proofs } from './delivery/proof';
import { quotes, tariffs } from './delivery/quote';
import { recurringDeliveries, recurringRuns } from './delivery/recurring-deliveries';
import { savedAddresses } from './delivery/saved-address';
import { savedViews } from './delivery/saved-view';
import { trackingLinks } from './delivery/tracking';
import { privacyHolds, privacyRequests, privacySettings } from './privacy/privacy';
import { policyReports } from './release/policy-report';
import { pastReleases, releases, rollouts, shellSwitches } from './release/release';
import { releaseHealth } from './release/release-health';
import { menuItems } from './restaurants/menu-item';
import { restaurants } from './restaurants/restaurant';
import { auditEvents } from './team/audit-event';
import { memberDrafts, userDrafts } from './team/draft';
import { inviteLinks, organizationInvitations, teamInvites } from './team/invitations';
import { organizations } from './team/organization';
import { teamMembers, users } from './team/people';
import { devices, sessionAlerts, sessions } from './team/session';

/** Every collection of the product. */
export const COLLECTIONS = [
  apiKeyRolls,
  apiKeys,
  apiRequests,
  apiUsage,
  auditEvents,
  bikeLines,
  campaignCharges,
  campaigns,
  cancelledDeliveries,
  cardAttempts,
  courierPositions,
  deliveries,
  deliveryHistory,
  deliveryReceipts,
  devices,
  dispatches,
  downtimeLines,
  idempotencyRecords,
  inviteLinks,
  invoiceCounters,
  invoices,
  ledgerEntries,
  memberDrafts,
  memberSpending,
  menuItems,
  namedKeys,
  organizationInvitations,
  organizations,
  pastReleases,
  paymentAttempts,
  pinTries,
  policyReports,
  privacyHolds,
  privacyRequests,
  problemPhotos,
  problems,
  proofs,
  purchaseRequests,
  quotes,
  recurringDeliveries,
  recurringRuns,
  releaseHealth,
  releases,
  reports,
  restaurants,
  rollouts,
  savedAddresses,
  savedViews,
  sessionAlerts,
  sessions,
  statements,
  stripeEvents,
  tariffs,
  teamInvites,
  teamMembers,
  testDeliveries,
  testEvents,
  trackingLinks,
  tripCharges,
  userCardAttempts,
  userDrafts,
  users,
  webhookCalls,
  webhookFeeds,
  webhookQueues,
  webhooks,
] as const;

/** Every document of the product that stands alone in its place. */
export const SINGLE_DOCUMENTS = [
  campaignCharging,
  creditSettings,
  customers,
  deliverySettings,
  invoiceDetails,
  liveKeys,
  owedForTrips,
  privacySettings,
  reservedForTrips,
  shellSwitches,
  spendingLimits,
  supplier,
] as const;
