import {
  type Action,
  apiKeyRolls,
  apiKeys,
  apiRequests,
  apiUsage,
  auditEvents,
  bikeLines,
  campaignCharges,
  campaignCharging,
  campaigns,
  cancelledDeliveries,
  cardAttempts,
  courierPositions,
  creditSettings,
  customers,
  deliveries,
  deliveryHistory,
  deliveryReceipts,
  deliverySettings,
  devices,
  dispatches,
  downtimeLines,
  idempotencyRecords,
  inviteLinks,
  invoiceCounters,
  invoiceDetails,
  invoices,
  ledgerEntries,
  liveKeys,
  memberDrafts,
  memberSpending,
  menuItems,
  namedKeys,
  organizationInvitations,
  organizations,
  owedForTrips,
  pastReleases,
  paymentAttempts,
  pinTries,
  policyReports,
  privacyHolds,
  privacyRequests,
  privacySettings,
  problemPhotos,
  problems,
  proofs,
  purchaseDraftKey,
  purchaseRequests,
  quotes,
  type Role,
  recurringDeliveries,
  recurringRuns,
  releaseHealth,
  releases,
  reports,
  restaurants,
  rolesFor,
  rollouts,
  savedAddresses,
  savedViews,
  sessionAlerts,
  sessions,
  shellSwitches,
  spendingLimits,
  statements,
  stripeEvents,
  supplier,
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
} from '@fleetfoot/shared/model';
import { serverTimestamp } from './client-sdk';
import { newDelivery } from './new-delivery';
import {
  inDays,
  newAddress,
  newCampaign,
  newDraft,
  newExportEvent,
  newMenuItem,
  newProfile,
  newReceipt,
  newView,
} from './new-documents';
import { EVERYBODY, numberOf, type Persona } from './personas';
import { OLD_CHANGE } from './seed';

/** `list` asks one collection, `group` all collections of that name. */
export const OPERATIONS = ['get', 'list', 'group', 'create', 'update', 'delete'] as const;

export type Operation = (typeof OPERATIONS)[number];

type Filter = readonly [field: string, value: string];

/** One row of the access table: documents of one kind and who may do what to them. Nobody may do what is not named. */
export interface Row {
  readonly collection: string;
  /** Which of its documents, where not all are alike. */
  readonly which?: string;
  /** A document that may be there or not. */
  readonly document: (persona: Persona) => string;
  /** A document that is not there; without it, `fresh-<persona>` beside the other. */
  readonly fresh?: (persona: Persona) => string;
  /** What `list` asks for; without it, the whole collection with a limit of ten. */
  readonly where?: (persona: Persona) => Filter;
  /** What `group` asks for; without it, all of them with a limit of ten. */
  readonly groupWhere?: (persona: Persona) => Filter;
  /** The data of a right `create`; without it, the least that could be taken for a document. */
  readonly create?: (id: string, persona: Persona) => object;
  /** The fields of a right `update`. */
  readonly update?: object | ((persona: Persona) => object);
  readonly allowed: Readonly<Partial<Record<Operation, readonly Persona[]>>>;
}

const MEMBERS: readonly Persona[] = ['member', 'admin'];
const INVITED: readonly Persona[] = ['invited'];
const WITH_PROFILE: readonly Persona[] = ['outsider', 'invited', 'exMember', 'member', 'admin', 'otherAdmin'];
const SIGNED_IN: readonly Persona[] = [...WITH_PROFILE, 'noProfile'];

const ADMINS: readonly Persona[] = ['admin'];

const READ_BY_MEMBERS = { get: MEMBERS, list: MEMBERS };
const sentToInvited = (): Filter => ['phoneNumber', numberOf('invited')];
const sentToNoNumber = (): Filter => ['phoneNumber', ''];

/** Beside the one document of settings that there is. */
function settingsOf(id: string): string {
  return deliverySettings.document('acme').replace(/\w+$/, id);
}

/** A place for an address or a menu item. */
function placeOf(persona: Persona): string {
  return String(950 + EVERYBODY.indexOf(persona));
}

const HOLDERS: Readonly<Record<Role, Persona>> = { Admin: 'admin', Member: 'member' };

/** The personas of `acme` whose role may do it by the policy. */
function those(action: Action): readonly Persona[] {
  return rolesFor(action).map((role) => HOLDERS[role]);
}

function writtenNow(fields: object) {
  return (persona: Persona) => ({ ...fields, updated_at: serverTimestamp(), updated_by: persona });
}

export const MATRIX: readonly Row[] = [
  {
    collection: users.name,
    which: "one's own",
    document: (persona) => users.document(persona),
    fresh: (persona) => users.document(persona),
    create: newProfile,
    update: { fullName: 'New Name' },
    allowed: { get: SIGNED_IN, create: ['noProfile'], update: WITH_PROFILE },
  },
  {
    collection: users.name,
    which: "another's",
    document: () => users.document('somebody'),
    create: newProfile,
    update: { fullName: 'New Name' },
    allowed: {},
  },
  {
    collection: userDrafts.name,
    which: "one's own, of an earlier release",
    document: (persona) => userDrafts.document(persona, 'new-delivery'),
    fresh: (persona) => userDrafts.document(persona, 'import-columns'),
    create: newDraft,
    update: { value: 'changed', updated_at: serverTimestamp() },
    allowed: { get: SIGNED_IN, list: SIGNED_IN, create: SIGNED_IN, delete: SIGNED_IN },
  },
  {
    collection: userDrafts.name,
    which: "one's own purchase for an organisation",
    document: (persona) => userDrafts.document(persona, purchaseDraftKey('acme')),
    fresh: (persona) => userDrafts.document(persona, purchaseDraftKey('zenith')),
    create: newDraft,
    update: { value: 'changed', updated_at: serverTimestamp() },
    allowed: {
      ...{ get: SIGNED_IN, list: SIGNED_IN, delete: SIGNED_IN },
      ...{ create: ['otherAdmin'], update: MEMBERS },
    },
  },
  {
    collection: userDrafts.name,
    which: "another's",
    document: () => userDrafts.document('somebody', purchaseDraftKey('acme')),
    fresh: () => userDrafts.document('somebody', 'import-columns'),
    create: newDraft,
    update: { value: 'changed', updated_at: serverTimestamp() },
    allowed: {},
  },
  {
    collection: userDrafts.name,
    which: "one's own within an organisation",
    document: (persona) => memberDrafts.document('acme', persona, 'new-delivery'),
    fresh: (persona) => memberDrafts.document('acme', persona, 'repeated-delivery'),
    create: newDraft,
    update: { value: 'changed', updated_at: serverTimestamp() },
    allowed: { get: MEMBERS, create: MEMBERS, update: MEMBERS, delete: MEMBERS },
  },
  {
    collection: userDrafts.name,
    which: "a colleague's within an organisation",
    document: () => memberDrafts.document('acme', 'somebody', 'new-delivery'),
    fresh: () => memberDrafts.document('acme', 'somebody', 'repeated-delivery'),
    create: newDraft,
    update: { value: 'changed', updated_at: serverTimestamp() },
    allowed: {},
  },
  {
    collection: organizationInvitations.name,
    which: 'sent to a number',
    document: () => organizationInvitations.document('found'),
    where: sentToInvited,
    groupWhere: sentToInvited,
    allowed: { get: INVITED, list: INVITED },
  },
  {
    collection: organizationInvitations.name,
    which: 'sent to no number',
    document: () => organizationInvitations.document('nobody'),
    where: sentToNoNumber,
    groupWhere: sentToNoNumber,
    allowed: {},
  },
  {
    collection: organizations.name,
    document: () => organizations.document('acme'),
    allowed: { get: MEMBERS },
  },
  {
    collection: teamMembers.name,
    which: "one's own membership, there or not",
    document: (persona) => teamMembers.document('acme', persona),
    where: (persona) => ['id', persona],
    groupWhere: (persona) => ['id', persona],
    allowed: { get: SIGNED_IN, list: SIGNED_IN, group: SIGNED_IN },
  },
  {
    collection: teamMembers.name,
    which: "another's membership",
    document: () => teamMembers.document('acme', 'somebody'),
    groupWhere: () => ['id', 'somebody'],
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: auditEvents.name,
    which: 'of any kind',
    document: () => auditEvents.document('acme', 'first'),
    create: newExportEvent,
    update: { kind: 'export.made' },
    allowed: { get: ADMINS, list: ADMINS, create: MEMBERS },
  },
  {
    collection: auditEvents.name,
    which: 'edits of deliveries',
    document: () => auditEvents.document('acme', OLD_CHANGE),
    where: () => ['kind', 'delivery.edited'],
    update: { kind: 'export.made' },
    allowed: { get: ADMINS, list: MEMBERS },
  },
  {
    collection: savedViews.name,
    which: "one's own",
    document: (persona) => savedViews.document('acme', persona, 'late'),
    fresh: (persona) => savedViews.document('acme', persona, '0'),
    create: newView,
    update: { name: 'Late', updated_at: serverTimestamp() },
    allowed: { ...READ_BY_MEMBERS, create: MEMBERS, update: MEMBERS, delete: MEMBERS },
  },
  {
    collection: savedViews.name,
    which: "another's",
    document: () => savedViews.document('acme', 'somebody', 'late'),
    fresh: () => savedViews.document('acme', 'somebody', '0'),
    create: newView,
    update: { name: 'Late', updated_at: serverTimestamp() },
    allowed: {},
  },
  {
    collection: teamInvites.name,
    which: 'sent to a number',
    document: () => teamInvites.document('acme', 'join'),
    groupWhere: sentToInvited,
    allowed: { get: [...MEMBERS, 'invited'], list: MEMBERS, group: INVITED },
  },
  {
    collection: teamInvites.name,
    which: 'sent to no number',
    document: () => teamInvites.document('acme', 'nobody'),
    where: sentToNoNumber,
    groupWhere: sentToNoNumber,
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: deliveries.name,
    // For an ex-member, the one that still names them.
    which: "created by one's own hand",
    document: (persona) => deliveries.document('acme', persona),
    where: (persona) => ['created_by', persona],
    groupWhere: (persona) => ['created_by', persona],
    create: newDelivery,
    update: writtenNow({ dropoff_instructions: 'Ring twice' }),
    allowed: {
      ...READ_BY_MEMBERS,
      create: those('delivery.create'),
      update: those('delivery.edit'),
      delete: those('delivery.cancel'),
    },
  },
  ...['assigned', 'atPickup'].map((id) => ({
    collection: deliveries.name,
    which: `${id}, with a courier`,
    document: () => deliveries.document('acme', id),
    create: newDelivery,
    update: writtenNow({ dropoff_instructions: 'Ring twice' }),
    allowed: {
      ...READ_BY_MEMBERS,
      create: those('delivery.create'),
      update: those('delivery.edit'),
      delete: those('delivery.cancel'),
    },
  })),
  {
    collection: deliveries.name,
    which: 'collected',
    document: () => deliveries.document('acme', 'collected'),
    create: newDelivery,
    update: writtenNow({ dropoff_instructions: 'Ring twice' }),
    allowed: { ...READ_BY_MEMBERS, create: those('delivery.create') },
  },
  {
    collection: deliveries.name,
    which: 'paid',
    document: () => deliveries.document('acme', 'paid'),
    create: newDelivery,
    update: writtenNow({ dropoff_instructions: 'Ring twice' }),
    allowed: {
      ...READ_BY_MEMBERS,
      create: those('delivery.create'),
      update: those('delivery.edit'),
    },
  },
  {
    collection: cancelledDeliveries.name,
    document: () => cancelledDeliveries.document('acme', 'gone'),
    create: (id, persona) => ({
      ...newDelivery(id, persona),
      cancelled_at: serverTimestamp(),
      cancelled_by: persona,
    }),
    update: { cancelled_by: 'somebody' },
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: deliveryReceipts.name,
    // Alone: nobody writes one without its delivery.
    document: () => deliveryReceipts.document('acme', 'd1'),
    create: newReceipt,
    update: (persona) => ({
      ...{ order: 'other', created_at: serverTimestamp(), created_by: persona },
      expiresAt: inDays(90),
    }),
    allowed: { get: MEMBERS },
  },
  {
    collection: deliveryHistory.name,
    document: () => deliveryHistory.document('acme', 'd1', '0'),
    update: { status: 'Delivered' },
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: courierPositions.name,
    document: () => courierPositions.document('acme', 'd1'),
    update: { latitude: 0 },
    allowed: { get: MEMBERS },
  },
  {
    collection: proofs.name,
    document: () => proofs.document('acme', 'd1'),
    update: { received_by: 'Somebody else' },
    allowed: { get: MEMBERS },
  },
  { collection: pinTries.name, document: () => pinTries.document('acme', 'd1'), allowed: {} },
  { collection: quotes.name, document: () => quotes.document('acme', 'good'), allowed: {} },
  {
    collection: tariffs.name,
    document: () => tariffs.document('2026-12'),
    update: { base: 0 },
    allowed: { get: SIGNED_IN, list: SIGNED_IN },
  },
  { collection: dispatches.name, document: () => dispatches.document('acme', 'd1'), allowed: {} },
  {
    collection: savedAddresses.name,
    document: () => savedAddresses.document('acme', 'shop'),
    fresh: (persona) => savedAddresses.document('acme', placeOf(persona)),
    create: newAddress,
    update: writtenNow({ label: 'Head office' }),
    allowed: {
      ...READ_BY_MEMBERS,
      create: those('address.save'),
      update: those('address.save'),
      delete: those('address.delete'),
    },
  },
  {
    collection: 'Settings',
    which: "an organisation's deliveries",
    document: () => deliverySettings.document('acme'),
    fresh: () => settingsOf('fresh'),
    update: writtenNow({ defaultPickupAddressID: 'shop' }),
    allowed: { get: MEMBERS, update: those('deliverySettings.save') },
  },
  {
    collection: 'Settings',
    which: 'for how long recipients are kept',
    document: () => privacySettings.document('acme'),
    fresh: () => settingsOf('fresh'),
    update: writtenNow({ keepDays: 365 }),
    allowed: { get: MEMBERS },
  },
  {
    collection: privacyHolds.name,
    document: () => privacyHolds.document('acme', 'd1'),
    update: { reason: 'none' },
    allowed: { get: MEMBERS },
  },
  {
    collection: privacyRequests.name,
    document: () => privacyRequests.document('acme', 'asked'),
    update: { found: 0 },
    allowed: { get: ADMINS, list: ADMINS },
  },
  {
    collection: 'Settings',
    which: 'of another name',
    document: () => settingsOf('other'),
    update: writtenNow({ defaultPickupAddressID: 'shop' }),
    allowed: {},
  },
  {
    collection: recurringDeliveries.name,
    document: () => recurringDeliveries.document('acme', 'bread'),
    update: { status: 'paused' },
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: recurringRuns.name,
    document: () => recurringRuns.document('acme', 'bread', '2026-11-25'),
    update: { state: 'created' },
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: problems.name,
    document: () => problems.document('acme', 'd1.1'),
    update: { state: 'closed' },
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: problemPhotos.name,
    document: () => problemPhotos.document('acme', 'd1.1'),
    update: { data: '' },
    allowed: { get: MEMBERS },
  },
  {
    collection: campaigns.name,
    document: () => campaigns.document('acme', 'c1'),
    // What the server would write: no client writes it, whoever it belongs to.
    create: newCampaign,
    update: { status: 'Active', noOfBikes: 24 },
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: reports.name,
    document: () => reports.document('acme', 'c1', 'r1'),
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: bikeLines.name,
    document: () => bikeLines.document('acme', 'c1', 'r1', 'b1'),
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: downtimeLines.name,
    document: () => downtimeLines.document('acme', 'c1', 'r1', 'x1'),
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: statements.name,
    document: () => statements.document('acme', '2026-11'),
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: invoices.name,
    document: () => invoices.document('acme', 'INV-000001'),
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: 'Settings',
    which: 'whom invoices are made out to',
    document: () => invoiceDetails.document('acme'),
    fresh: () => invoiceDetails.document('zenith'),
    create: () => ({ legalName: 'Other', vatNumber: '', recipients: [] }),
    update: { vatNumber: '4123456789' },
    allowed: { get: MEMBERS },
  },
  { collection: 'Platform', which: 'the supplier', document: () => supplier.document(), allowed: {} },
  {
    collection: 'Platform',
    which: 'from when campaigns are charged',
    document: () => campaignCharging.document(),
    update: { from: '2020-01' },
    allowed: {},
  },
  { collection: invoiceCounters.name, document: () => invoiceCounters.document('invoice'), allowed: {} },
  {
    collection: ledgerEntries.name,
    document: () => ledgerEntries.document('acme', 'pi_1'),
    where: () => ['month', '2026-11'],
    groupWhere: () => ['month', '2026-11'],
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: apiRequests.name,
    document: () => apiRequests.document('acme', 'req_1'),
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: apiKeyRolls.name,
    document: () => apiKeyRolls.document('acme', 'roll-1'),
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: namedKeys.name,
    document: () => namedKeys.document('acme', 'shop'),
    create: (id) => ({ id, name: 'Shop', mode: 'live', scopes: ['write'], ownerID: 'member' }),
    update: { scopes: ['read', 'write'] },
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: webhooks.name,
    document: () => webhooks.document('acme', 'hook'),
    create: (id) => ({ id, url: 'https://evil.example', events: ['delivery.created'], generation: 0 }),
    update: { url: 'https://evil.example' },
    allowed: { get: those('webhook.see'), list: those('webhook.see') },
  },
  {
    collection: webhookCalls.name,
    document: () => webhookCalls.document('acme', 'hook_evt'),
    update: { state: 'delivered' },
    allowed: { get: those('webhook.see'), list: those('webhook.see') },
  },
  {
    collection: webhookQueues.name,
    document: () => webhookQueues.document('acme', 'hook_d1'),
    allowed: {},
  },
  {
    collection: webhookFeeds.name,
    document: () => webhookFeeds.document('acme', 'deliveries'),
    allowed: {},
  },
  {
    collection: 'Secrets',
    which: 'the live key',
    document: () => liveKeys.document('acme'),
    fresh: () => liveKeys.document('bare'),
    update: { value: 'ff_live_mine' },
    allowed: { get: those('apiKey.show') },
  },
  {
    collection: 'Secrets',
    which: 'of another name',
    document: () => liveKeys.document('acme').replace(/\w+$/, 'other'),
    allowed: {},
  },
  {
    collection: inviteLinks.name,
    document: () => inviteLinks.document('acme', 'join'),
    allowed: {},
  },
  { collection: apiKeys.name, document: () => apiKeys.document('hash'), allowed: {} },
  { collection: apiUsage.name, document: () => apiUsage.document('hash_1'), allowed: {} },
  {
    collection: idempotencyRecords.name,
    document: () => idempotencyRecords.document('acme', 'mark'),
    allowed: {},
  },
  {
    collection: testDeliveries.name,
    document: () => testDeliveries.document('acme', 't1'),
    create: newDelivery,
    update: writtenNow({ dropoff_instructions: 'Ring twice' }),
    allowed: READ_BY_MEMBERS,
  },
  { collection: testEvents.name, document: () => testEvents.document('acme', 'e1'), allowed: {} },
  {
    collection: sessions.name,
    which: "one's own",
    document: (persona) => sessions.document(persona, '0'),
    update: { guardedUntil: new Date(0) },
    allowed: { get: SIGNED_IN, list: SIGNED_IN },
  },
  {
    collection: sessions.name,
    which: "another's",
    document: () => sessions.document('somebody', '0'),
    update: { guardedUntil: new Date(0) },
    allowed: {},
  },
  {
    collection: sessionAlerts.name,
    document: () => sessionAlerts.document('acme', 'member-1'),
    update: { isOpen: false },
    allowed: { get: ['admin'], list: ['admin'] },
  },
  { collection: devices.name, document: () => devices.document('admin', 'd1'), allowed: {} },
  { collection: 'Private', document: () => customers.document('acme'), allowed: {} },
  { collection: paymentAttempts.name, document: () => paymentAttempts.document('acme', 'a1'), allowed: {} },
  { collection: policyReports.name, document: () => policyReports.document('report'), allowed: {} },
  { collection: trackingLinks.name, document: () => trackingLinks.document('acme', 'd1'), allowed: {} },
  { collection: releases.name, document: () => releases.document('mf-deliveries'), allowed: {} },
  {
    collection: pastReleases.name,
    document: () => pastReleases.document('mf-deliveries', '00000001'),
    allowed: {},
  },
  { collection: 'Switches', document: () => shellSwitches.document(), allowed: {} },
  { collection: rollouts.name, document: () => rollouts.document('mf-deliveries'), allowed: {} },
  { collection: releaseHealth.name, document: () => releaseHealth.document('mf-auth@1'), allowed: {} },
  { collection: cardAttempts.name, document: () => cardAttempts.document('acme', '2026-11-22'), allowed: {} },
  { collection: userCardAttempts.name, document: () => userCardAttempts.document('member_1'), allowed: {} },
  {
    collection: memberSpending.name,
    document: () => memberSpending.document('acme', 'member_1'),
    allowed: {},
  },
  {
    collection: 'Settings',
    which: 'what may be spent',
    document: () => spendingLimits.document('acme'),
    fresh: () => spendingLimits.document('zenith'),
    create: () => ({ Admin: {}, Member: {} }),
    update: { Member: {} },
    allowed: { get: those('spending.see') },
  },
  {
    collection: tripCharges.name,
    document: () => tripCharges.document('acme', 'd1'),
    update: { status: 'paid' },
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: campaignCharges.name,
    document: () => campaignCharges.document('acme', 'c1.2026-10'),
    update: { status: 'paid' },
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: 'Owed',
    document: () => owedForTrips.document('acme'),
    fresh: () => owedForTrips.document('zenith'),
    update: { amount: 0 },
    allowed: { get: MEMBERS },
  },
  {
    collection: 'Settings',
    which: 'what may be owed',
    document: () => creditSettings.document('lowered'),
    fresh: () => creditSettings.document('acme'),
    create: () => ({ limit: 9_000_000 }),
    update: { limit: 9_000_000 },
    allowed: { get: ['member'] },
  },
  {
    collection: purchaseRequests.name,
    which: "a member's",
    document: () => purchaseRequests.document('acme', 'asked'),
    where: () => ['requestedBy', 'member'],
    groupWhere: () => ['requestedBy', 'member'],
    update: { status: 'approved' },
    allowed: { get: MEMBERS, list: MEMBERS },
  },
  {
    collection: purchaseRequests.name,
    which: 'all of them',
    document: () => purchaseRequests.document('acme', 'adminAsked'),
    update: { status: 'approved' },
    allowed: { get: those('purchase.approve'), list: those('purchase.approve') },
  },
  {
    collection: purchaseRequests.name,
    which: 'of somebody who has left',
    document: () => purchaseRequests.document('acme', 'exAsked'),
    where: () => ['requestedBy', 'exMember'],
    update: { status: 'approved' },
    allowed: { get: those('purchase.approve'), list: those('purchase.approve') },
  },
  {
    collection: purchaseRequests.name,
    which: 'of a member by document without a number',
    document: () => purchaseRequests.document('acme', 'blankAsked'),
    where: () => ['requestedBy', 'blankPhone'],
    update: { status: 'approved' },
    allowed: { get: those('purchase.approve'), list: those('purchase.approve') },
  },
  { collection: stripeEvents.name, document: () => stripeEvents.document('evt_1'), allowed: {} },
  {
    collection: restaurants.name,
    document: () => restaurants.document('kota'),
    where: () => ['organizationID', 'acme'],
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: menuItems.name,
    which: 'an item with an id and a name only',
    document: () => menuItems.document('kota', 'm1'),
    fresh: (persona) => menuItems.document('kota', placeOf(persona)),
    create: newMenuItem,
    update: writtenNow({ price: 4_500 }),
    allowed: {
      ...READ_BY_MEMBERS,
      create: those('menuItem.save'),
      update: those('menuItem.save'),
      delete: those('menuItem.delete'),
    },
  },
  {
    collection: menuItems.name,
    which: 'its settings',
    document: () => menuItems.document('kota', 'menuConfig'),
    fresh: () => menuItems.document('pap', 'menuConfig'),
    create: newMenuItem,
    update: writtenNow({ price: 4_500 }),
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: menuItems.name,
    which: 'its settings under another id',
    document: () => menuItems.document('kota', 'named'),
    fresh: (persona) => menuItems.document('kota', placeOf(persona)),
    create: (id, persona) => ({ ...newMenuItem(id, persona), name: 'menuConfig' }),
    update: writtenNow({ name: 'Kota' }),
    allowed: READ_BY_MEMBERS,
  },
  { collection: 'Unheard', which: 'named nowhere', document: () => 'Unheard/of', allowed: {} },
];
