import { isWhole, typedNumber } from './typed-number';

test.each([
  ['821234567', '821234567'],
  ['0821234567', '821234567'],
  ['082 123 4567', '821234567'],
  ['+27 82 123-4567', '821234567'],
  ['+27 (0)82 123 4567', '821234567'],
  ['0027821234567', '821234567'],
  ['27821234567', '821234567'],
  [' 82\u00a0123\u00a04567 ', '821234567'],
  ['27821', '27821'],
  ['0', ''],
  ['8212345678', '8212345678'],
  ['+', '+'],
  ['+44 7700 900123', '+44 7700 900123'],
])('of %j the field keeps %j', (input, kept) => {
  expect(typedNumber(input)).toBe(kept);
});

test.each(['0821234567', '+27821234567', '27821234567', '+27 82 123 4567'])(
  '%j typed key by key comes to the same',
  (input) => {
    expect([...input].reduce((typed, key) => typedNumber(typed + key), '')).toBe('821234567');
  },
);

test.each([
  ['', false],
  ['82123456', false],
  ['821234567', true],
  ['8212345678', false],
])('%j is whole: %s', (typed, whole) => {
  expect(isWhole(typed)).toBe(whole);
});
