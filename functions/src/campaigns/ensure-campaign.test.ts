import { CAMPAIGN_PLANS, campaignCost } from '@fleetfoot/shared/model/advertising/campaign-plan';
import fc from 'fast-check';
import { campaignFields } from './ensure-campaign';

const [PLAN] = CAMPAIGN_PLANS;

test.each([
  ['2026-11-30T21:59:59Z', '12 Months from November 2026'],
  // Already December in South Africa.
  ['2026-11-30T22:00:00Z', '12 Months from December 2026'],
])('a campaign is named by its month: %s', (now, name) => {
  expect(campaignFields({ plan: PLAN, noOfBikes: 1, startedBy: 'thandi' }, new Date(now)).name).toBe(name);
});

test('every figure is the plan’s, for any number of bikes', () => {
  const plans = fc.constantFrom(...CAMPAIGN_PLANS);
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 24 }), (plan, noOfBikes) => {
      const fields = campaignFields({ plan, noOfBikes, startedBy: 'thandi' }, new Date());
      expect(fields).toEqual({
        name: expect.stringContaining(plan.name),
        noOfBikes,
        pricePerBike: plan.monthlyFee,
        totalMonthlyCost: campaignCost(plan, noOfBikes).monthlyCost,
        status: 'Review',
        term: plan.name,
        activationFee: plan.activationFee,
        monthlyFee: plan.monthlyFee,
        startedBy: 'thandi',
      });
    }),
  );
});
