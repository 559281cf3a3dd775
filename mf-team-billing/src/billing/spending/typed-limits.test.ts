import { DEFAULT_LIMITS } from '@fleetfoot/shared/model/billing/spending';
import fc from 'fast-check';
import { isWrong, readLimits, readRand, typedLimits } from './typed-limits';

test.each([
  ['15000', 1_500_000],
  ['R 15 000,00', 1_500_000],
  ['15\u00a0000.5', 1_500_050],
  ['0', 0],
  ['  ', undefined],
])('the typed text %j reads %s cents', (typed, cents) => expect(readRand(typed)).toBe(cents));

test.each(['-1', '1,234', 'ten', '1e9', '10000001', '1.2.3'])('the typed text %j is no amount', (typed) => {
  expect(isWrong(typed)).toBe(true);
  expect(readLimits({ ...typedLimits(DEFAULT_LIMITS), Admin: { perPurchase: typed, perMonth: '' } })).toBe(
    undefined,
  );
});

test('limits are typed as they are read', () => {
  const cents = fc.option(fc.integer({ min: 0, max: 1_000_000_000 }), { nil: undefined });
  const role = fc.record({ perPurchase: cents, perMonth: cents });
  fc.assert(
    fc.property(role, role, (Admin, Member) => {
      const limits = JSON.parse(JSON.stringify({ Admin, Member }));
      expect(readLimits(typedLimits(limits))).toEqual(limits);
    }),
  );
});
