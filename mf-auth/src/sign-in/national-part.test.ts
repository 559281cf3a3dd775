import { nationalPart } from './national-part';

test.each([
  ['0821234567', '82 123 4567'],
  ['+27821234567', '82 123 4567'],
  ['0027 82 123 4567', '82 123 4567'],
  ['082 123', '082 123'],
  ['+44 7700 900123', '+44 7700 900123'],
  ['', ''],
])('writes %j as %j behind the prefix', (input, written) => {
  expect(nationalPart(input)).toBe(written);
});
