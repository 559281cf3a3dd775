import { formatPhoneNumber, parseContactNumber, parseMobileNumber } from './phone';

describe('parseMobileNumber', () => {
  test.each([
    '0821234567',
    '082 123 4567',
    '082-123-4567',
    '82 123 4567',
    '+27 82 123 4567',
    '27821234567',
    '0027821234567',
    '+27 (0)82 123 4567',
    '+270821234567',
    ' 082\u00a0123\u00a04567 ',
    '\u202a+27\u00a082\u00a0123\u00a04567\u202c',
    '\u200b0\u00ad82\u2060123\u30004567\ufeff',
    '\u{e0041}+2782\u31641234567',
  ])('reads %j', (input) => {
    expect(parseMobileNumber(input)).toEqual({ ok: true, value: '+27821234567' });
  });

  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['\u200b\u3164', 'missing'],
    ['082 123', 'incomplete'],
    ['082 123 45678', 'incomplete'],
    ['082 123 456a', 'incomplete'],
    ['abc', 'incomplete'],
    ['011 123 4567', 'not-mobile'],
    ['086 123 4567', 'not-mobile'],
    ['+44 7700 900123', 'foreign'],
    ['00447700900123', 'foreign'],
    ['\u200b+44 7700 900123', 'foreign'],
  ])('refuses %j as %s', (input, problem) => {
    expect(parseMobileNumber(input)).toEqual({ ok: false, problem });
  });
});

describe('parseContactNumber', () => {
  test.each([
    ['011 123 4567', '+27111234567'],
    ['082 123 4567', '+27821234567'],
    ['+266 5012 3456', '+26650123456'],
    ['00264 81 123 4567', '+264811234567'],
    ['\u202a00264\u00a081 123 4567\u202c', '+264811234567'],
    ['\u2066+44 20 7946 0000\u2069', '+442079460000'],
  ])('reads %j as %s', (input, e164) => {
    expect(parseContactNumber(input)).toBe(e164);
  });

  test.each(['', '12', '082 123 456', '+12', 'call me'])('refuses %j', (input) => {
    expect(parseContactNumber(input)).toBeUndefined();
  });
});

test.each([
  ['+27821234567', '082 123 4567'],
  ['+447700900123', '+447700900123'],
  ['', ''],
])('formatPhoneNumber writes %j as %j', (e164, written) => {
  expect(formatPhoneNumber(e164)).toBe(written);
});
