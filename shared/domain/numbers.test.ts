import { formatNumber } from './numbers';

test.each([
  [0, '0'],
  [999, '999'],
  [1750, '1\u202f750'],
  [275000, '275\u202f000'],
  [1234567.891, '1\u202f234\u202f567,89'],
  [100 - 87.6, '12,4'],
])('formatNumber writes %d as %j', (value, written) => {
  expect(formatNumber(value)).toBe(written);
});
