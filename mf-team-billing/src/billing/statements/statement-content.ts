import { splitVat, type VatSplit } from '@fleetfoot/shared/billing';
import type { LedgerEntry, Statement } from '@fleetfoot/shared/model/billing/ledger';
import { STATEMENT } from '../../texts/statement';
import { MAX_ENTRIES } from './data';

/** One line of a statement. */
export interface StatementLine {
  readonly id: string;
  /** `undefined` for the line that sums up the rest. */
  readonly date: Date | undefined;
  readonly description: string;
  /** The trip that it is for. */
  readonly trip?: LedgerEntry['trip'];
  /** The month of a campaign that it is for. */
  readonly campaign?: LedgerEntry['campaign'];
  /** Last four digits; empty when unknown. */
  readonly last4: string;
  /** Cents, VAT included; negative for a refund. */
  readonly amount: number;
}

/** The content of a statement: the same on screen, on paper and as CSV. */
export interface StatementContent {
  /** Oldest first. */
  readonly lines: readonly StatementLine[];
  readonly total: VatSplit;
}

function sum(lines: readonly StatementLine[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}

/** One line for the entries beyond the limit, so that the lines always add up to the total. */
function remainder(statement: Statement, read: readonly StatementLine[]): StatementLine {
  const count = statement.entries - read.length;
  return {
    id: 'remainder',
    date: undefined,
    description: STATEMENT.morePayments(String(count)),
    last4: '',
    amount: statement.amount - sum(read),
  };
}

/** The lines and totals of a month. VAT is computed once, from the total. */
export function statementContent(statement: Statement, entries: readonly LedgerEntry[]): StatementContent {
  const read = entries
    .map(({ id, createdAt, description, last4, amount, trip, campaign }) => ({
      id,
      ...(trip && { trip }),
      ...(campaign && { campaign }),
      date: createdAt,
      description,
      last4,
      amount,
    }))
    .sort((one, other) => one.date.getTime() - other.date.getTime() || one.id.localeCompare(other.id));
  const isCut = entries.length >= MAX_ENTRIES && statement.entries > entries.length;
  const lines = isCut ? [...read, remainder(statement, read)] : read;
  return { lines, total: splitVat(sum(lines)) };
}
