import fc from 'fast-check';
import { FAILURE_REASONS } from './delivery-moves';
import { FIRST_TARIFF, finalPrice, quotedPrice } from './tariff';

const NOT_WAITED = { pickup: 0, dropoff: 0 };
const TRIP = { urgency_level: 'on_demand', metres: 12_340, seconds: 1500 } as const;

test.each([
  [0, 'on_demand', 3500],
  [3000, 'on_demand', 3500],
  // A tenth of a kilometre more, begun.
  [3001, 'on_demand', 3565],
  [10_000, 'scheduled', 3500 + 7 * 650],
  [12_340, 'time_window', 3500 + 7 * 650 + 2.4 * 550 + 1000],
  [30_000, 'on_demand', 3500 + 7 * 650 + 15 * 550 + 5 * 480],
] as const)('%d m, %s, cost %d cents', (metres, urgency_level, cents) => {
  expect(quotedPrice(FIRST_TARIFF, { ...TRIP, urgency_level, metres }).total).toBe(cents);
});

test('waiting is charged beyond the free minutes, up to the most', () => {
  const quoted = quotedPrice(FIRST_TARIFF, TRIP);
  const ended = (pickup: number, dropoff: number) =>
    finalPrice(FIRST_TARIFF, quoted, { status: 'Delivered', waited: { pickup, dropoff } }).total -
    quoted.total;
  expect(ended(10, 10)).toBe(0);
  expect(ended(12, 10)).toBe(300);
  expect(ended(500, 11)).toBe(30 * 150 + 150);
});

test.each(Object.keys(FAILURE_REASONS))(
  'a trip that failed, %s, is paid or waived whole',
  (failure_reason) => {
    const quoted = quotedPrice(FIRST_TARIFF, TRIP);
    const end = { failure_reason, waited: NOT_WAITED };
    const isCharged = FIRST_TARIFF.chargedFailures.includes(failure_reason);
    expect(finalPrice(FIRST_TARIFF, quoted, { ...end, status: 'Failed' }).total).toBe(
      isCharged ? quoted.total : 0,
    );
    expect(finalPrice(FIRST_TARIFF, quoted, { ...end, status: 'Returned' }).total).toBe(
      isCharged ? Math.round(quoted.total * 1.5) : 0,
    );
  },
);

test('every price is the sum of its lines in whole cents, and never less for a longer road', () => {
  const metres = fc.integer({ min: 0, max: 2_000_000 });
  const minutes = fc.integer({ min: 0, max: 10_000 });
  const urgency_level = fc.constantFrom('on_demand', 'scheduled', 'time_window');
  fc.assert(
    fc.property(metres, metres, minutes, urgency_level, (one, other, dropoff, level) => {
      const [near, far] = [one, other]
        .sort((a, b) => a - b)
        .map((metres) => quotedPrice(FIRST_TARIFF, { urgency_level: level, metres, seconds: 0 }));
      const ended = finalPrice(FIRST_TARIFF, far as NonNullable<typeof far>, {
        status: 'Returned',
        waited: { pickup: 0, dropoff },
      });
      expect(near?.total).toBeLessThanOrEqual(far?.total ?? 0);
      for (const price of [near, far, ended]) {
        const sum = price?.lines.reduce((total, { amount }) => total + amount, 0);
        expect(price?.total).toBe(sum);
        expect(Number.isInteger(sum)).toBe(true);
      }
    }),
  );
});
