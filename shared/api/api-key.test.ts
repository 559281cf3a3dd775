import { modeOfKey } from './api-key';

const BITS = 'a'.repeat(43);

test.each([
  [`ff_live_${BITS}`, 'live'],
  [`ff_test_${BITS}`, 'test'],
  [`ff_live_${BITS}x`, undefined],
  [`ff_live_${BITS.slice(1)}`, undefined],
  [`ff_else_${BITS}`, undefined],
  [` ff_live_${BITS}`, undefined],
  [`ff_live_${BITS.slice(1)}/`, undefined],
  ['', undefined],
])('%j opens %s', (key, mode) => {
  expect(modeOfKey(key)).toBe(mode);
});
