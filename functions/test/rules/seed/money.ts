import {
  bikeLines,
  campaignCharges,
  campaignCharging,
  campaigns,
  cardAttempts,
  creditSettings,
  customers,
  DEFAULT_CREDIT_LIMIT,
  downtimeLines,
  invoiceCounters,
  invoiceDetails,
  invoices,
  ledgerEntries,
  memberSpending,
  owedForTrips,
  paymentAttempts,
  purchaseRequests,
  reports,
  reservedForTrips,
  spendingLimits,
  statements,
  stripeEvents,
  supplier,
  teamMembers,
  tripCharges,
  UNPRICED_RESERVE,
  userCardAttempts,
} from '@fleetfoot/shared/model';
import type { Persona } from '../personas';
import { member } from './people';

function purchaseRequest(id: string, requestedBy: Persona) {
  const terms = { planID: 'month-to-month', noOfBikes: 24, amount: 1_440_000, exceeded: 'perMonth' };
  return { id, ...terms, requestedBy, status: 'waiting', at: new Date(0), expiresAt: new Date(0) };
}

/** What is left for one more delivery. */
const MOST = DEFAULT_CREDIT_LIMIT - UNPRICED_RESERVE;

/** Organisations of `member` alone, by what they owe for trips (0: nothing is entered), have under way and may have together. */
const OWING: readonly (readonly [orgID: string, owed: number, reserved: number, limit?: number])[] = [
  ['begins-most', 0, 0, UNPRICED_RESERVE],
  ['begins-more', 0, 0, UNPRICED_RESERVE - 1],
  ['owes-most', MOST, 0],
  ['owes-more', MOST + 1, 0],
  ['holds-most', MOST - 6_100, 6_100],
  ['holds-more', MOST - 6_100, 6_101],
  ['raised', DEFAULT_CREDIT_LIMIT, 0, DEFAULT_CREDIT_LIMIT + UNPRICED_RESERVE],
  ['lowered', 1, 0, UNPRICED_RESERVE],
];

const owing = OWING.flatMap(([orgID, amount, reserved, limit]) => [
  [teamMembers.document(orgID, 'member'), member('member', 'Member')] as const,
  ...(amount === 0 ? [] : [[owedForTrips.document(orgID), { amount }] as const]),
  ...(reserved === 0 ? [] : [[reservedForTrips.document(orgID), { amount: reserved }] as const]),
  ...(limit === undefined ? [] : [[creditSettings.document(orgID), { limit }] as const]),
]);

/** Campaigns, payments, and what is owed. */
export const MONEY: Readonly<Record<string, object>> = {
  [campaigns.document('acme', 'c1')]: { id: 'c1', status: 'Review' },
  [reports.document('acme', 'c1', 'r1')]: { id: 'r1', monthYear: 'January2026' },
  [bikeLines.document('acme', 'c1', 'r1', 'b1')]: { regNo: 'CA 1' },
  [downtimeLines.document('acme', 'c1', 'r1', 'x1')]: { regNo: 'CA 1' },
  [statements.document('acme', '2026-11')]: { id: '2026-11', amount: 480_000, entries: 1 },
  [ledgerEntries.document('acme', 'pi_1')]: { id: 'pi_1', month: '2026-11', amount: 480_000 },
  [invoices.document('acme', 'INV-000001')]: { id: 'INV-000001', month: '2026-11', amount: 480_000 },
  [invoiceDetails.document('acme')]: { legalName: 'Acme', vatNumber: '', recipients: [] },
  [supplier.document()]: { name: 'Supplier', vatNumber: '4000000000' },
  [invoiceCounters.document('invoice')]: { last: 1 },
  [customers.document('acme')]: { customerID: 'cus_1' },
  [paymentAttempts.document('acme', 'a1')]: { id: 'a1', intentID: 'pi_1', createdBy: 'member' },
  [cardAttempts.document('acme', '2026-11-22')]: { setups: {}, declines: { a1: 'member' } },
  [userCardAttempts.document('member_1')]: { setups: {}, declines: { a1: 'member' } },
  [memberSpending.document('acme', 'member_1')]: { held: { a1: 120_000 } },
  [tripCharges.document('acme', 'd1')]: { id: 'd1', deliveryID: 'd1', status: 'failed', amount: 6_100 },
  [campaignCharges.document('acme', 'c1.2026-10')]: { id: 'c1.2026-10', status: 'failed', amount: 378_500 },
  [campaignCharging.document()]: { from: '2026-10' },
  ...Object.fromEntries(owing),
  [owedForTrips.document('acme')]: { amount: 6_100 },
  [reservedForTrips.document('acme')]: { amount: 45_000, of: 'scheduled', at: new Date(0) },
  [spendingLimits.document('acme')]: { Admin: {}, Member: { perMonth: 3_000_000 } },
  [purchaseRequests.document('acme', 'asked')]: purchaseRequest('asked', 'member'),
  [purchaseRequests.document('acme', 'adminAsked')]: purchaseRequest('adminAsked', 'admin'),
  [purchaseRequests.document('acme', 'exAsked')]: purchaseRequest('exAsked', 'exMember'),
  [purchaseRequests.document('acme', 'blankAsked')]: purchaseRequest('blankAsked', 'blankPhone'),
  [stripeEvents.document('evt_1')]: { type: 'payment_intent.succeeded' },
};
