import fc from 'fast-check';
import { splitVat } from './accounting';

test.each([
  [11_500, 10_000, 1_500],
  [100, 87, 13],
  [1, 1, 0],
  [0, 0, 0],
  [-11_500, -10_000, -1_500],
])('%d cents are %d and %d of VAT', (inclusive, exclusive, vat) => {
  expect(splitVat(inclusive)).toEqual({ exclusive, vat, inclusive });
});

test('the parts add up to the total, and VAT is within half a cent of 15 % of the net amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e10, max: 1e10 }), (inclusive) => {
      const { exclusive, vat } = splitVat(inclusive);
      expect(exclusive + vat).toBe(inclusive);
      expect(Math.abs(vat - (inclusive * 15) / 115)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});
