import fc from 'fast-check';
import { BIKE_PER_MONTH, CAMPAIGN_BIKES, CAMPAIGN_PLANS, campaignCost } from './campaign-plan';

/** Name, activation fee, monthly fee and total of a bike, as they are published. */
const PUBLISHED = [
  ['12 Months', 1200, 500, 7200],
  ['12 Months', 0, 750, 9000],
  ['Month-to-Month', 1200, 750, 10200],
] as const;

const plan = (id: (typeof CAMPAIGN_PLANS)[number]['id']) => {
  const found = CAMPAIGN_PLANS.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no plan ${id}.`);
  return found;
};

test('the plans are those that are published', () => {
  expect(
    CAMPAIGN_PLANS.map((offered) => [
      offered.name,
      offered.activationFee,
      offered.monthlyFee,
      campaignCost(offered, 1).totalCost,
    ]),
  ).toEqual(PUBLISHED);
  expect(new Set(CAMPAIGN_PLANS.map(({ term }) => term))).toEqual(new Set(['12 months']));
  expect(CAMPAIGN_BIKES).toEqual({ min: 1, max: 24 });
  expect(BIKE_PER_MONTH).toEqual({ kilometres: 1750, impressions: 275_000 });
});

test.each([
  ['year-with-activation', 1, { totalActivation: 1200, monthlyCost: 500, totalCost: 7200 }],
  ['year-without-activation', 1, { totalActivation: 0, monthlyCost: 750, totalCost: 9000 }],
  ['month-to-month', 1, { totalActivation: 1200, monthlyCost: 750, totalCost: 10200 }],
  ['year-with-activation', 24, { totalActivation: 28800, monthlyCost: 12000, totalCost: 172800 }],
  ['year-without-activation', 10, { totalActivation: 0, monthlyCost: 7500, totalCost: 90000 }],
] as const)('%s for %d bikes', (id, bikes, cost) => {
  expect(campaignCost(plan(id), bikes)).toEqual(cost);
});

test('the cost of bikes is the published cost of one, as often as there are bikes', () => {
  const offers = fc.constantFrom(...PUBLISHED.map((row, index) => ({ row, index })));
  const bikes = fc.integer({ min: CAMPAIGN_BIKES.min, max: CAMPAIGN_BIKES.max });
  fc.assert(
    fc.property(offers, bikes, ({ row: [, activation, monthly, total], index }, count) => {
      const offered = CAMPAIGN_PLANS[index] ?? CAMPAIGN_PLANS[0];
      expect(campaignCost(offered, count)).toEqual({
        totalActivation: activation * count,
        monthlyCost: monthly * count,
        totalCost: total * count,
      });
      expect(total).toBe(activation + 12 * monthly);
    }),
  );
});
