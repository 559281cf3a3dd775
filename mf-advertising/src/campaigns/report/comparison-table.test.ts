import fc from 'fast-check';
import { compare } from './comparison-table';

const month = (totalDistance: number, totalTime: number, estImpressions: number) => ({
  ...{ totalDistance, totalTime, estImpressions },
});

test('a change has its sign and its per cent', () => {
  const rows = compare(month(4244.4, 200, 0), month(3500, 242.5, 0));
  expect(rows.map(({ change }) => change.replace(/\s/g, ' '))).toEqual([
    '+744,4 KM (+21,3 %)',
    '−42,5 hours (−17,5 %)',
    '0',
  ]);
  expect(rows.map(({ before }) => before.replace(/\s/g, ' '))).toEqual(['3 500 KM', '242,5 hours', '0']);
});

test('a change from zero has no per cent', () => {
  expect(compare(month(10, 0, 0), month(0, 0, 0))[0]?.change).toBe('+10 KM');
});

const amount = fc.integer({ min: 0, max: 10_000_000 }).map((value) => value / 100);

test('swapping the two compared months negates every difference', () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const amountOf = (text: string | undefined) =>
        Number(
          (text ?? '')
            .replace(/ \(.*| KM/g, '')
            .replace(/[^\d,−]/g, '')
            .replace('−', '-')
            .replace(',', '.'),
        );
      const there = amountOf(compare(month(one, 0, 0), month(other, 0, 0))[0]?.change);
      const back = amountOf(compare(month(other, 0, 0), month(one, 0, 0))[0]?.change);
      expect(there + back).toBe(0);
      expect(Math.round(there * 100)).toBe(Math.round(one * 100) - Math.round(other * 100));
    }),
  );
});
