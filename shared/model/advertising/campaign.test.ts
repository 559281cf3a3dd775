import * as v from '@fleetfoot/shared/schema';
import { CampaignSchema, campaignName, pricePerBike, totalPricePerMonth } from './campaign';

const campaignWith = (fields: object) =>
  v.parse(CampaignSchema, { id: 'c1', noOfBikes: 12, status: 'Active', monthlyFee: 750, ...fields });

test.each([
  [{ name: 'Summer launch' }, 'Summer launch'],
  [{ name: '', term: '12 Months' }, '12 Months campaign'],
  [{ name: '', term: '' }, 'Unnamed campaign'],
])('the name of %j is %s', (fields, name) => {
  expect(campaignName(campaignWith(fields))).toBe(name);
});

test.each([
  [{ pricePerBike: 800, totalMonthlyCost: 9000 }, 800, 9000],
  [{ pricePerBike: 800, totalMonthlyCost: undefined }, 800, 9600],
  [{ pricePerBike: undefined, totalMonthlyCost: undefined, monthlyFee: 500 }, 500, 6000],
  [{ pricePerBike: undefined, totalMonthlyCost: undefined, monthlyFee: 0 }, undefined, undefined],
])('the prices of %j are %s and %s', (fields, perBike, total) => {
  const campaign = campaignWith(fields);
  expect(pricePerBike(campaign)).toBe(perBike);
  expect(totalPricePerMonth(campaign)).toBe(total);
});
