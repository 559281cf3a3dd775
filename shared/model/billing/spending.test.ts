import fc from 'fast-check';
import { CAMPAIGN_BIKES, CAMPAIGN_PLANS, campaignCost } from '../advertising/campaign-plan';
import { DEFAULT_LIMITS, exceededLimit } from './spending';

const MOST = Math.max(
  ...CAMPAIGN_PLANS.map((plan) => (campaignCost(plan, CAMPAIGN_BIKES.max).totalActivation * 100) / 2),
);

test('a Member may make the largest single purchase there is', () => {
  expect(exceededLimit(DEFAULT_LIMITS.Member, { amount: MOST, spent: 0 })).toBeUndefined();
});

test.each([
  [{}, { amount: 1e9, spent: 1e9 }, undefined],
  [{ perPurchase: 100 }, { amount: 100, spent: 1e9 }, undefined],
  [{ perPurchase: 100 }, { amount: 101, spent: 0 }, 'perPurchase'],
  [{ perMonth: 100 }, { amount: 40, spent: 60 }, undefined],
  [{ perMonth: 100 }, { amount: 41, spent: 60 }, 'perMonth'],
  [{ perMonth: 0 }, { amount: 1, spent: 0 }, 'perMonth'],
] as const)('the limit %j and the charge %j: %s', (limit, charge, exceeded) => {
  expect(exceededLimit(limit, charge)).toBe(exceeded);
});

test('charges within the limit never come to more than the month allows', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.array(fc.integer({ min: 1, max: 400 })), (perMonth, amounts) => {
      let spent = 0;
      for (const amount of amounts) if (!exceededLimit({ perMonth }, { amount, spent })) spent += amount;
      expect(spent).toBeLessThanOrEqual(perMonth);
    }),
  );
});
