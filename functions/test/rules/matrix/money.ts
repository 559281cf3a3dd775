import { campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import { campaignCharges, campaignCharging } from '@fleetfoot/shared/model/advertising/campaign-charge';
import { bikeLines, downtimeLines, reports } from '@fleetfoot/shared/model/advertising/report';
import { cardAttempts, userCardAttempts } from '@fleetfoot/shared/model/billing/card-attempts';
import { creditSettings, reservedForTrips } from '@fleetfoot/shared/model/billing/credit';
import { invoiceCounters, invoiceDetails, invoices, supplier } from '@fleetfoot/shared/model/billing/invoice';
import { ledgerEntries, statements } from '@fleetfoot/shared/model/billing/ledger';
import { customers, paymentAttempts, stripeEvents } from '@fleetfoot/shared/model/billing/payment';
import { memberSpending, purchaseRequests, spendingLimits } from '@fleetfoot/shared/model/billing/spending';
import { owedForTrips, tripCharges } from '@fleetfoot/shared/model/billing/trip-charge';
import { newCampaign } from '../new-documents';
import { MEMBERS, READ_BY_MEMBERS, type Row, those } from './row';

/** Campaigns, and what is paid. */
export const MONEY: readonly Row[] = [
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
  { collection: 'Private', document: () => customers.document('acme'), allowed: {} },
  { collection: paymentAttempts.name, document: () => paymentAttempts.document('acme', 'a1'), allowed: {} },
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
    collection: 'Owed',
    which: 'what is under way',
    document: () => reservedForTrips.document('acme'),
    fresh: () => reservedForTrips.document('zenith'),
    create: () => ({ amount: 0, of: 'd1', at: new Date() }),
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
];
