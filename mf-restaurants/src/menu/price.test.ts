import { HIGHEST_PRICE } from '@fleetfoot/shared/model/restaurants/menu-item';
import * as fc from 'fast-check';
import { formatPrice, parsePrice, priceText } from './price';

test.each([
  ['45', 4_500],
  ['45,5', 4_550],
  ['45.50', 4_550],
  [' R 45,05 ', 4_505],
  ['r12', 1_200],
  ['1 250,00', 125_000],
  ['1\u00a0250', 125_000],
  ['\u200bR\u00a045,50\ufeff', 4_550],
  ['0', 0],
  ['0,01', 1],
  ['1250', 125_000],
])('%j is %i cents', (text, cents) => {
  expect(parsePrice(text)).toBe(cents);
});

test.each([
  '',
  ' ',
  'R',
  '-5',
  '4,5,0',
  '1,234',
  '1,234.50',
  '1.234,50',
  '45,505',
  '4 5',
  'forty',
  '1e3',
  '٤٥',
  'NaN',
])('%j is no price', (text) => {
  expect(parsePrice(text)).toBeUndefined();
});

test('every price survives being typed, with a comma and with a point', () => {
  fc.assert(
    fc.property(fc.nat(HIGHEST_PRICE), (cents) => {
      const text = priceText(cents);
      expect(parsePrice(text)).toBe(cents);
      expect(parsePrice(text.replace(',', '.'))).toBe(cents);
      expect(parsePrice(formatPrice(cents))).toBe(cents);
    }),
  );
});

test('a missing price is an empty field', () => {
  expect(priceText(undefined)).toBe('');
});
