import { formatRand } from './numbers';

test.each([
  [0, 'R 0,00'],
  [1234.56, 'R 1 234,56'],
  [1_234_567.5, 'R 1 234 567,50'],
  [999.999, 'R 1 000,00'],
  [-20, '−R 20,00'],
])('%d rand is written %j, with spaces that do not break', (rand, written) => {
  expect(formatRand(rand)).toBe(written.replaceAll(' ', '\u00a0'));
});
