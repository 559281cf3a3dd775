import { cardProblem } from './card-problem';
import { type CardText, expiryOf, formatField } from './card-text';

test.each([
  ['number', '4242424242424242', '4242 4242 4242 4242'],
  ['number', '42424242424242429999', '4242 4242 4242 4242'],
  ['number', '378282246310005', '3782 822463 10005'],
  ['number', '4242-4', '4242 4'],
  ['expiry', '5', '05'],
  ['expiry', '1', '1'],
  ['expiry', '13', '01 / 3'],
  ['expiry', '1234', '12 / 34'],
  ['expiry', '12 / 345', '12 / 34'],
  ['expiry', '', ''],
  ['cvc', '12a345', '1234'],
] as const)('the %s field shows %s as %s', (field, typed, shown) => {
  expect(formatField(field, typed)).toBe(shown);
});

test('an expiry date is a month and a full year', () => {
  expect(expiryOf('03 / 29')).toEqual({ month: 3, year: 2029 });
});

const GOOD: CardText = { number: '4242 4242 4242 4242', expiry: '02 / 26', cvc: '123' };
const TODAY = new Date('2026-02-28T12:00:00');

test.each([
  ['number', {}, undefined],
  ['expiry', {}, undefined],
  ['cvc', {}, undefined],
  ['number', { number: '4242 4242' }, 'incomplete_number'],
  ['number', { number: '' }, 'incomplete_number'],
  ['number', { number: '4242 4242 4242 4241' }, 'invalid_number'],
  ['number', { number: '3782 822463 10005' }, undefined],
  ['expiry', { expiry: '02' }, 'incomplete_expiry'],
  ['expiry', { expiry: '00 / 30' }, 'invalid_expiry_month'],
  ['expiry', { expiry: '12 / 25' }, 'invalid_expiry_year_past'],
  ['expiry', { expiry: '01 / 26' }, 'invalid_expiry_month_past'],
  ['cvc', { cvc: '12' }, 'incomplete_cvc'],
  ['cvc', { number: '3782 822463 10005' }, 'incomplete_cvc'],
] as const)('the %s field of %j: %s', (field, change, code) => {
  expect(cardProblem(field, { ...GOOD, ...change }, TODAY)?.code).toBe(code);
});
