import { CAMPAIGN_PLANS } from '@fleetfoot/shared/model/advertising/campaign-plan';
import fc from 'fast-check';
import { activationOf, depositOf, formatChoice, planOf } from './campaign-choice';

const choices = fc.record({
  planID: fc.constantFrom(...CAMPAIGN_PLANS.map(({ id }) => id)),
  noOfBikes: fc.integer({ min: 1, max: 24 }),
});

test('the deposit is half of the whole activation fee, to the cent, and zero without a fee', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const { activationFee } = planOf(choice);
      expect(activationOf(choice)).toBe(activationFee * choice.noOfBikes);
      expect(depositOf(choice) * 2).toBe(activationOf(choice));
      expect(Number.isInteger(depositOf(choice) * 100)).toBe(true);
      expect(depositOf(choice) === 0).toBe(activationFee === 0);
    }),
  );
});

test.each([
  [1, 'Month-to-Month, 1 bike'],
  [24, 'Month-to-Month, 24 bikes'],
])('%d in words', (noOfBikes, words) => {
  expect(formatChoice({ planID: 'month-to-month', noOfBikes })).toBe(words);
});
