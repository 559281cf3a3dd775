import { CAMPAIGN_PLANS, campaignCost } from './campaign-pricing';

const plan = (id: (typeof CAMPAIGN_PLANS)[number]['id']) => {
  const found = CAMPAIGN_PLANS.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no plan ${id}.`);
  return found;
};

test.each([
  ['year-with-activation', 1, { totalActivation: 1200, monthlyCost: 500, totalCost: 7200 }],
  ['year-without-activation', 1, { totalActivation: 0, monthlyCost: 750, totalCost: 9000 }],
  ['month-to-month', 1, { totalActivation: 1200, monthlyCost: 750, totalCost: 10200 }],
  ['year-with-activation', 24, { totalActivation: 28800, monthlyCost: 12000, totalCost: 172800 }],
  ['year-without-activation', 10, { totalActivation: 0, monthlyCost: 7500, totalCost: 90000 }],
] as const)('%s for %d bikes', (id, bikes, cost) => {
  expect(campaignCost(plan(id), bikes)).toEqual(cost);
});
