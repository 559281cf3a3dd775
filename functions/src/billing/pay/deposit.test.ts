import { depositOf } from './deposit';

test.each([
  ['year-with-activation', 1, 1200, 60_000, 'Campaign deposit: 12 Months, 1 bike'],
  ['month-to-month', 24, 28_800, 1_440_000, 'Campaign deposit: Month-to-Month, 24 bikes'],
  ['year-without-activation', 3, 0, 0, 'Campaign deposit: 12 Months, 3 bikes'],
] as const)('the deposit of %s for %d', (planID, noOfBikes, totalActivation, amount, description) => {
  expect(depositOf({ planID, noOfBikes })).toEqual({ totalActivation, amount, description });
});
