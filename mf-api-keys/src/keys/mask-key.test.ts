import { maskKey } from './mask-key';

test.each([
  ['ff_live_9f8e7d6c5b4a', '••••••••••••5b4a'],
  ['1234567890123', '••••••••••••0123'],
  ['123456789012', '••••••••••••'],
  ['abc', '••••••••••••'],
  ['', '••••••••••••'],
])('%j is shown as %j', (key, masked) => {
  expect(maskKey(key)).toBe(masked);
});
