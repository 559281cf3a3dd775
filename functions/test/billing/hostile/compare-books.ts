import { booksOf, sum } from '../books';
import type { Paid } from './stripe-books';
import type { Tenant } from './tenants';

const total = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0);

/** What the tenants' books hold in all, after each was found equal to Stripe's. */
export async function compareBooks(tenants: readonly Tenant[], paid: readonly Paid[]) {
  let [entryCount, cents] = [0, 0];
  for (const { orgID } of tenants) {
    const { entries, statements } = await booksOf(orgID);
    const own = paid.filter((page) => page.orgID === orgID);
    expect(entries.map(({ id }) => id).sort()).toEqual(own.flatMap(({ ids }) => ids).sort());
    const balance = own.reduce((sum, { charges, refunds }) => sum + total(charges) - total(refunds), 0);
    expect([sum(entries), sum(statements)]).toEqual([balance, balance]);
    for (const statement of statements) {
      const lines = entries.filter(({ month }) => month === statement.id);
      expect(statement).toMatchObject({ amount: sum(lines), entries: lines.length });
    }
    entryCount += entries.length;
    cents += balance;
  }
  return { entries: entryCount, cents };
}
