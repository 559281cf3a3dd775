import * as v from '@fleetfoot/shared/schema';
import fc from 'fast-check';
import { type Campaign, CampaignSchema } from './campaign';
import { campaignChargeID, MonthPriceSchema, monthOfReport, monthPrice } from './campaign-charge';

function campaign(fields: Partial<Campaign> = {}): Campaign {
  return v.parse(CampaignSchema, { id: 'c1', noOfBikes: 8, status: 'Active', monthlyFee: 500, ...fields });
}

const line = (discountValue: number) => ({ regNo: 'BDT 11 GP', reason: 'Service', discountValue });

test('a month is the fee of all bikes less what downtime takes off', () => {
  expect(monthPrice(campaign(), [line(115), line(100)])).toEqual({
    ...{ bikes: 8, perBike: 50_000, full: 400_000, total: 378_500 },
    discounts: [
      { regNo: 'BDT 11 GP', reason: 'Service', amount: 11_500 },
      { regNo: 'BDT 11 GP', reason: 'Service', amount: 10_000 },
    ],
  });
});

test('a price that was agreed on for the month is not so much for each bike', () => {
  const price = monthPrice(campaign({ noOfBikes: 7, totalMonthlyCost: 3333 }), []);
  expect(price).toEqual({ bikes: 7, full: 333_300, discounts: [], total: 333_300 });
});

test('a campaign without a price has no month to charge', () => {
  expect(monthPrice(campaign({ monthlyFee: 0 }), [])).toBeUndefined();
});

test('a month is never below nothing, never above its price, and fits what is stored', () => {
  const rand = fc.double({ min: -10_000, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(rand, { maxLength: 24 }),
      fc.integer({ min: 1, max: 24 }),
      (discounts, noOfBikes) => {
        const price = monthPrice(campaign({ noOfBikes }), discounts.map(line));
        expect(v.is(MonthPriceSchema, price)).toBe(true);
        expect(price?.total).toBeLessThanOrEqual(price?.full ?? 0);
      },
    ),
  );
});

test.each([
  [202610, '2026-10'],
  [202601, '2026-01'],
  [202613, undefined],
  [202600, undefined],
  [10, undefined],
])('the month of a report numbered %s is %s', (monthYearInt, month) => {
  expect(monthOfReport({ monthYearInt })).toBe(month);
});

test('a month of a campaign has one charge', () => {
  expect(campaignChargeID('kota', '2026-10')).toBe('kota.2026-10');
});
