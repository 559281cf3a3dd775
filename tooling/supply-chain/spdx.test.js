import { isAllowed } from './spdx.js';

const allowed = ['MIT', 'Apache-2.0', 'ISC'];

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['', false],
  ['MIT OR GPL-3.0-only', true],
  ['MIT AND GPL-3.0-only', false],
  ['Apache-2.0 AND MIT', true],
  ['(GPL-2.0-only OR MIT OR Apache-2.0)', true],
  ['(MIT OR GPL-2.0-only) AND ISC', true],
  ['(MIT OR ISC) AND (GPL-2.0-only OR LGPL-3.0-only)', false],
  ['MIT AND GPL-2.0-only OR ISC', true],
  ['GPL-2.0-only WITH Classpath-exception-2.0', false],
])('%s: %s', (expression, expected) => {
  expect(isAllowed(expression, allowed)).toBe(expected);
});
