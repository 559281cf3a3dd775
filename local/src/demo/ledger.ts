import { monthOf } from '@fleetfoot/shared/billing';
import {
  type LedgerEntry,
  ledgerEntries,
  type Statement,
  statements,
} from '@fleetfoot/shared/model/billing/ledger';
import { CAMPAIGNS, type DemoCampaign, startOf } from './campaign-plans';
import { type DemoDocument, documentWithID } from './demo-documents';
import { DEMO_ORGANIZATION } from './people';

const CENTS = 100;
const LAST4 = '4242';
const REFUNDED_AFTER_MS = 9 * 86_400_000;

/** Cents: the half of the activation fee that is charged. */
function depositFor(bikes: number, { activationFee }: DemoCampaign): number {
  return (bikes * activationFee * CENTS) / 2;
}

function entriesOf(campaign: DemoCampaign, now: Date): LedgerEntry[] {
  const { id, term, noOfBikes, bikesTakenOff } = campaign;
  const bikes = noOfBikes + bikesTakenOff;
  const amount = depositFor(bikes, campaign);
  // What costs nothing to activate was never charged.
  if (amount === 0) return [];
  const name = id.replaceAll('-', '_');
  const paymentIntentID = `pi_${name}`;
  const description = `Campaign deposit: ${term}, ${bikes} bikes`;
  const paidAt = startOf(campaign, now);
  const refundedAt = new Date(paidAt.getTime() + REFUNDED_AFTER_MS);
  const shared = { paymentIntentID, last4: LAST4 };
  const charge: LedgerEntry = {
    ...{ id: paymentIntentID, ...shared, kind: 'charge', description, amount },
    ...{ createdAt: paidAt, month: monthOf(paidAt) },
  };
  if (bikesTakenOff === 0) return [charge];
  const refund: LedgerEntry = {
    ...{ id: `re_${name}`, ...shared, kind: 'refund', description: `Refund: ${description}` },
    ...{ amount: -depositFor(bikesTakenOff, campaign), createdAt: refundedAt, month: monthOf(refundedAt) },
  };
  return [charge, refund];
}

function statementOf(id: string, entries: readonly LedgerEntry[]): Statement {
  return {
    id,
    amount: entries.reduce((sum, { amount }) => sum + amount, 0),
    entries: entries.length,
    updatedAt: new Date(Math.max(...entries.map(({ createdAt }) => createdAt.getTime()))),
  };
}

/**
 * What Kasi Kitchen paid for campaigns and trips, and the statements of the months in which it did.
 * @param charged entries of what was paid for deliveries and for months of campaigns
 */
export function ledgerDocuments(now: Date, charged: readonly LedgerEntry[]): DemoDocument[] {
  const entries = [...CAMPAIGNS.flatMap((campaign) => entriesOf(campaign, now)), ...charged];
  const sums = [...new Set(entries.map(({ month }) => month))].map((id) =>
    statementOf(
      id,
      entries.filter(({ month }) => month === id),
    ),
  );
  return [
    ...entries.map((entry) =>
      documentWithID(ledgerEntries.path(DEMO_ORGANIZATION.id), entry.id, { ...entry }),
    ),
    ...sums.map((statement) =>
      documentWithID(statements.path(DEMO_ORGANIZATION.id), statement.id, { ...statement }),
    ),
  ];
}
