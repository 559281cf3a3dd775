import { campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import { campaignCharges } from '@fleetfoot/shared/model/advertising/campaign-charge';
import { bikeLines, downtimeLines, reports } from '@fleetfoot/shared/model/advertising/report';
import { apiKeyRolls, apiKeys, liveKeys, namedKeys } from '@fleetfoot/shared/model/api/api-key';
import { apiRequests, apiUsage, idempotencyRecords } from '@fleetfoot/shared/model/api/api-request';
import { testEvents } from '@fleetfoot/shared/model/api/test-event';
import { webhookCalls, webhookFeeds, webhookQueues, webhooks } from '@fleetfoot/shared/model/api/webhook';
import { cardAttempts, userCardAttempts } from '@fleetfoot/shared/model/billing/card-attempts';
import { invoices } from '@fleetfoot/shared/model/billing/invoice';
import { ledgerEntries, statements } from '@fleetfoot/shared/model/billing/ledger';
import { customers, paymentAttempts, stripeEvents } from '@fleetfoot/shared/model/billing/payment';
import { memberSpending, purchaseRequests } from '@fleetfoot/shared/model/billing/spending';
import { owedForTrips, tripCharges } from '@fleetfoot/shared/model/billing/trip-charge';
import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { courierPositions, dispatches } from '@fleetfoot/shared/model/delivery/courier';
import { testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { deliveryHistory } from '@fleetfoot/shared/model/delivery/delivery-records';
import { problems } from '@fleetfoot/shared/model/delivery/problem';
import { problemPhotos } from '@fleetfoot/shared/model/delivery/problem-photo';
import { proofs } from '@fleetfoot/shared/model/delivery/proof';
import { quotes, tariffs } from '@fleetfoot/shared/model/delivery/quote';
import { recurringDeliveries, recurringRuns } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { trackingLinks } from '@fleetfoot/shared/model/delivery/tracking';
import { policyReports } from '@fleetfoot/shared/model/release/policy-report';
import { releaseHealth } from '@fleetfoot/shared/model/release/release-health';
import { restaurants } from '@fleetfoot/shared/model/restaurants/restaurant';
import { inviteLinks, organizationInvitations, teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { type Fields, OWN_ID, OWN_NUMBER, OWN_UID, SERVER_TIME } from './value';

const address: Fields = { line1: '1 Long Street', line2: '', city: 'Cape Town', postalCode: '8001' };

const person: Fields = { fullName: 'Thandi', phoneNumber: OWN_NUMBER, email: 't@example.co.za' };

const invitation: Fields = { id: OWN_ID, phoneNumber: OWN_NUMBER, role: 'Admin', organizationName: 'Acme' };

const figures: Fields = { totalDistance: 1200, totalTime: 90, estImpressions: 52000 };

const campaign: Fields = {
  ...{ id: OWN_ID, name: '12 Months', noOfBikes: 5, pricePerBike: 750, totalMonthlyCost: 3750 },
  ...{
    status: 'Review',
    term: '12 Months',
    activationFee: 0,
    monthlyFee: 750,
    startDate: SERVER_TIME,
    startedBy: OWN_UID,
  },
};

const organization: Fields = {
  ...{ id: OWN_ID, name: 'Acme', adminSet: false, billingAddress: address, website: '' },
  ...{ supportEmail: 't@example.co.za', supportPhoneNumber: '+27821234567', apiKeyEnding: 'abcd' },
};

const restaurant: Fields = {
  ...{ id: OWN_ID, name: 'Kota House', organizationID: 'fuzz', website: '', averagePrepTime: 20 },
  location: { streetAddress: '1 Vilakazi Street', city: 'Soweto', latitude: -26.2, longitude: 27.9 },
};

const ledgerEntry: Fields = {
  ...{ id: OWN_ID, month: '2026-11', createdAt: SERVER_TIME, kind: 'refund', amount: -480_000 },
  ...{ description: 'Campaign deposit', paymentIntentID: 'pi_1', last4: '4242' },
};

const apiRequest: Fields = {
  ...{ id: OWN_ID, at: SERVER_TIME, method: 'POST', route: '/v1/deliveries', target: '/v1/deliveries' },
  ...{ status: 201, statusClass: '2xx', duration: 12, mode: 'live', keyEnding: 'abcd', code: '' },
  wrongFields: [],
};

const statement: Fields = { id: OWN_ID, amount: 480_000, entries: 1, updatedAt: SERVER_TIME };

/** A document of every kind that only the server writes, and where somebody would put it. */
export interface ClosedDocument {
  readonly name: string;
  readonly document: Fields;
  readonly folders: readonly string[];
}

export const CLOSED_DOCUMENTS: readonly ClosedDocument[] = [
  { name: organizations.name, document: organization, folders: [organizations.path()] },
  {
    name: teamMembers.name,
    document: { ...person, id: OWN_UID, role: 'Admin' },
    folders: [
      teamMembers.path('fuzz'),
      teamMembers.path('elsewhere'),
      teamMembers.path('nowhere'),
      'A/b/Team',
    ],
  },
  {
    name: teamInvites.name,
    document: { ...invitation, orgID: 'fuzz', invitedBy: OWN_UID, expiresAt: SERVER_TIME },
    folders: [teamInvites.path('fuzz'), teamInvites.path('elsewhere'), 'A/b/TeamInvites'],
  },
  {
    name: organizationInvitations.name,
    document: { ...invitation, type: 'create' },
    folders: [organizationInvitations.path()],
  },
  { name: campaigns.name, document: campaign, folders: [campaigns.path('fuzz')] },
  {
    name: reports.name,
    document: {
      ...figures,
      id: OWN_ID,
      monthYear: 'January2026',
      monthYearInt: 202601,
      month: 1,
      year: 2026,
    },
    folders: [reports.path('fuzz', 'kept')],
  },
  {
    name: bikeLines.name,
    document: { ...figures, regNo: 'CA 1', status: 'Active' },
    folders: [bikeLines.path('fuzz', 'kept', 'kept')],
  },
  {
    name: downtimeLines.name,
    document: { regNo: 'CA 1', reason: 'Service', totalTime: 4, discountValue: 100 },
    folders: [downtimeLines.path('fuzz', 'kept', 'kept')],
  },
  {
    name: deliveryHistory.name,
    document: { status: 'Delivered', at: SERVER_TIME, by: OWN_UID },
    folders: [deliveryHistory.path('fuzz', 'kept'), deliveryHistory.path('elsewhere', 'kept')],
  },
  {
    name: courierPositions.name,
    document: { id: OWN_ID, latitude: -33.9, longitude: 18.4, at: SERVER_TIME, updated_at: SERVER_TIME },
    folders: [courierPositions.path('fuzz'), courierPositions.path('elsewhere')],
  },
  {
    name: proofs.name,
    document: { id: OWN_ID, orgID: 'fuzz', kind: 'name', received_by: 'Lerato', at: SERVER_TIME },
    folders: [proofs.path('fuzz'), proofs.path('elsewhere')],
  },
  {
    name: quotes.name,
    document: { id: OWN_ID, mode: 'live', urgency_level: 'on_demand', price: { total: 1 } },
    folders: [quotes.path('fuzz'), quotes.path('elsewhere')],
  },
  { name: tariffs.name, document: { id: OWN_ID, base: 0 }, folders: [tariffs.path()] },
  {
    name: dispatches.name,
    document: { id: OWN_ID, orgID: 'fuzz', failures: 0, nextAt: SERVER_TIME },
    folders: [dispatches.path('fuzz'), dispatches.path('elsewhere')],
  },
  {
    name: statements.name,
    document: statement,
    folders: [statements.path('fuzz'), statements.path('elsewhere')],
  },
  {
    name: invoices.name,
    document: { id: OWN_ID, kind: 'invoice', month: '2026-11', amount: 480_000, issuedAt: SERVER_TIME },
    folders: [invoices.path('fuzz'), invoices.path('elsewhere')],
  },
  {
    name: tripCharges.name,
    document: { id: OWN_ID, deliveryID: OWN_ID, status: 'paid', isOwed: false, amount: 0, round: 0 },
    folders: [tripCharges.path('fuzz'), tripCharges.path('elsewhere')],
  },
  {
    name: campaignCharges.name,
    document: { id: OWN_ID, campaignID: OWN_ID, status: 'paid', isOwed: false, amount: 0, round: 0 },
    folders: [campaignCharges.path('fuzz'), campaignCharges.path('elsewhere')],
  },
  {
    name: 'Owed',
    document: { amount: 0 },
    folders: ['fuzz', 'elsewhere'].map((orgID) => owedForTrips.document(orgID).replace(/\/\w+$/, '')),
  },
  {
    name: ledgerEntries.name,
    document: ledgerEntry,
    folders: [ledgerEntries.path('fuzz'), ledgerEntries.path('elsewhere')],
  },
  {
    name: apiRequests.name,
    document: apiRequest,
    folders: [apiRequests.path('fuzz'), apiRequests.path('elsewhere')],
  },
  {
    name: apiKeyRolls.name,
    document: { id: OWN_ID, mode: 'live', at: SERVER_TIME, by: OWN_UID, oldKeyEnding: 'abcd' },
    folders: [apiKeyRolls.path('fuzz'), apiKeyRolls.path('elsewhere')],
  },
  {
    name: namedKeys.name,
    document: {
      ...{ id: OWN_ID, name: 'Shop', mode: 'live', scopes: ['read', 'write'], ending: 'abcd' },
      ...{ ownerID: OWN_UID, ownerName: 'Thandi', createdAt: SERVER_TIME },
    },
    folders: [namedKeys.path('fuzz'), namedKeys.path('elsewhere')],
  },
  {
    name: recurringDeliveries.name,
    document: { id: OWN_ID, name: 'Bread', days: ['monday'], time: '08:30', status: 'active', skipped: [] },
    folders: [recurringDeliveries.path('fuzz'), recurringDeliveries.path('elsewhere')],
  },
  {
    name: recurringRuns.name,
    document: { id: OWN_ID, state: 'created', deliveryID: OWN_ID, pickup_time: SERVER_TIME, at: SERVER_TIME },
    folders: [recurringRuns.path('fuzz', 'kept'), recurringRuns.path('elsewhere', 'kept')],
  },
  {
    name: problems.name,
    document: {
      ...{ id: OWN_ID, kind: 'delivery', subject: 'd1', chargeID: 'd1', label: 'ORD-1', reason: 'late' },
      ...{ note: '', state: 'open', messages: [], reportedBy: OWN_UID, reportedAt: SERVER_TIME },
    },
    folders: [problems.path('fuzz'), problems.path('elsewhere')],
  },
  {
    name: problemPhotos.name,
    document: { id: OWN_ID, orgID: 'fuzz', deliveryID: 'd1', type: 'image/png', data: '', at: SERVER_TIME },
    folders: [problemPhotos.path('fuzz'), problemPhotos.path('elsewhere')],
  },
  {
    name: webhooks.name,
    document: {
      ...{ id: OWN_ID, url: 'https://shop.example', description: '', events: ['delivery.created'] },
      ...{ createdAt: SERVER_TIME, createdBy: OWN_UID, generation: 0 },
    },
    folders: [webhooks.path('fuzz'), webhooks.path('elsewhere')],
  },
  {
    name: webhookCalls.name,
    document: { id: OWN_ID, webhookID: 'hook', eventID: 'evt_1', body: '{}', state: 'waiting', attempts: [] },
    folders: [webhookCalls.path('fuzz'), webhookCalls.path('elsewhere')],
  },
  {
    name: webhookQueues.name,
    document: {
      id: OWN_ID,
      webhookID: 'hook',
      deliveryID: 'd1',
      calls: [],
      failures: 0,
      nextAt: SERVER_TIME,
    },
    folders: [webhookQueues.path('fuzz'), webhookQueues.path('elsewhere')],
  },
  {
    name: webhookFeeds.name,
    document: { until: SERVER_TIME, nextAt: SERVER_TIME },
    folders: [webhookFeeds.path('fuzz'), webhookFeeds.path('elsewhere')],
  },
  {
    name: 'Secrets',
    document: { value: 'ff_live_x', since: SERVER_TIME },
    folders: ['fuzz', 'elsewhere'].map((orgID) => liveKeys.document(orgID).replace(/\/\w+$/, '')),
  },
  {
    name: inviteLinks.name,
    document: { hash: 'x', expiresAt: SERVER_TIME },
    folders: [inviteLinks.path('fuzz'), inviteLinks.path('elsewhere')],
  },
  { name: apiKeys.name, document: { orgID: 'fuzz', mode: 'live' }, folders: [apiKeys.path()] },
  { name: apiUsage.name, document: { count: 0 }, folders: [apiUsage.path()] },
  {
    name: idempotencyRecords.name,
    document: { requestHash: 'x', status: 201, body: '{}' },
    folders: [idempotencyRecords.path('fuzz'), idempotencyRecords.path('elsewhere')],
  },
  {
    name: testDeliveries.name,
    document: { id: OWN_ID, external_id: 'T-1', status: 'Created', created_by: OWN_UID },
    folders: [testDeliveries.path('fuzz'), testDeliveries.path('elsewhere')],
  },
  {
    name: testEvents.name,
    document: { id: OWN_ID, kind: 'delivery.created', at: SERVER_TIME, expiresAt: SERVER_TIME },
    folders: [testEvents.path('fuzz'), testEvents.path('elsewhere')],
  },
  {
    name: 'Private',
    document: { customerID: 'cus_1' },
    folders: ['fuzz', 'elsewhere'].map((orgID) => customers.document(orgID).replace(/\/\w+$/, '')),
  },
  {
    name: paymentAttempts.name,
    document: {
      ...{ id: OWN_ID, planID: 'month-to-month', noOfBikes: 12, amount: 720_000, customerID: 'cus_1' },
      ...{ paymentMethodID: 'pm_1', intentID: 'pi_1', createdBy: OWN_UID, createdAt: SERVER_TIME },
    },
    folders: [paymentAttempts.path('fuzz'), paymentAttempts.path('elsewhere')],
  },
  { name: policyReports.name, document: { day: '2026-11-22', count: 1 }, folders: [policyReports.path()] },
  {
    name: purchaseRequests.name,
    document: {
      ...{ id: OWN_ID, planID: 'month-to-month', noOfBikes: 24, amount: 1_440_000, exceeded: 'perMonth' },
      ...{ requestedBy: OWN_UID, requestedByName: 'Thandi', status: 'approved', at: SERVER_TIME },
    },
    folders: [purchaseRequests.path('fuzz'), purchaseRequests.path('elsewhere')],
  },
  { name: releaseHealth.name, document: { sessions: 1, failing: 1 }, folders: [releaseHealth.path()] },
  {
    name: cardAttempts.name,
    document: { setups: {}, declines: {}, told: [] },
    folders: [cardAttempts.path('fuzz'), cardAttempts.path('elsewhere')],
  },
  {
    name: trackingLinks.name,
    document: { id: OWN_ID, orgID: 'fuzz', generation: 0, hash: 'a'.repeat(64), changes: 0 },
    folders: [trackingLinks.path('fuzz'), trackingLinks.path('elsewhere')],
  },
  { name: userCardAttempts.name, document: { setups: {}, declines: {} }, folders: [userCardAttempts.path()] },
  {
    name: memberSpending.name,
    document: { held: {} },
    folders: [memberSpending.path('fuzz'), memberSpending.path('elsewhere')],
  },
  {
    name: stripeEvents.name,
    document: { type: 'charge.refunded', enteredAt: SERVER_TIME },
    folders: [stripeEvents.path()],
  },
  {
    name: cancelledDeliveries.name,
    document: { id: OWN_ID, status: 'Created', cancelled_at: SERVER_TIME, cancelled_by: OWN_UID },
    folders: [cancelledDeliveries.path('fuzz'), cancelledDeliveries.path('elsewhere')],
  },
  { name: restaurants.name, document: restaurant, folders: [restaurants.path()] },
  {
    name: 'Unheard of',
    document: { id: OWN_ID, uid: OWN_UID, name: 'x', data: {} },
    folders: [
      ...['Unheard', 'users', 'Team', 'Deliveries', 'Users/{uid}/Private', 'Users/{uid}/Team'],
      ...[
        'Organizations/fuzz/ApiKeys',
        'Organizations/fuzz/Deliveries/kept/Notes',
        'Organizations/fuzz/Addresses/kept/Notes',
        'Organizations/fuzz/addresses',
        'Restaurants/kept/menu',
        'Organizations/fuzz/deliveries',
      ],
    ],
  },
];
