import type { LedgerEntry, Statement } from '@fleetfoot/shared/model/billing/ledger';
import fc from 'fast-check';
import { statementContent } from './statement-content';

function entry(id: string, amount: number, day = 3): LedgerEntry {
  return {
    id,
    month: '2026-11',
    createdAt: new Date(Date.UTC(2026, 10, day)),
    kind: amount < 0 ? 'refund' : 'charge',
    description: `Payment ${id}`,
    amount,
    paymentIntentID: id,
    last4: '4242',
  };
}

function statement(amount: number, entries: number): Statement {
  return { id: '2026-11', amount, entries, updatedAt: new Date(0) };
}

test('lines are in order and add up, and VAT is computed once from the total', () => {
  const { lines, total } = statementContent(statement(11_650, 3), [
    entry('c', -50, 20),
    entry('b', 11_600, 9),
    entry('a', 100, 9),
  ]);
  expect(lines.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(total).toEqual({ exclusive: 10_130, vat: 1_520, inclusive: 11_650 });
});

test('payments beyond the limit are one line, so that the total stays right', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -100_000, max: 1_000_000 }), { minLength: 500, maxLength: 500 }),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: -1_000_000, max: 10_000_000 }),
      (amounts, more, rest) => {
        const read = amounts.map((amount, index) => entry(`pi_${index}`, amount));
        const whole = amounts.reduce((sum, amount) => sum + amount, rest);
        const { lines, total } = statementContent(statement(whole, 500 + more), read);
        expect(lines.at(-1)).toMatchObject({ description: `${more} more payments`, amount: rest });
        expect(total.inclusive).toBe(whole);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(whole);
      },
    ),
    { numRuns: 20 },
  );
});

test('500 payments are 500 lines', () => {
  const read = Array.from({ length: 500 }, (_, index) => entry(`pi_${index}`, 1));
  expect(statementContent(statement(500, 500), read).lines).toHaveLength(500);
});
