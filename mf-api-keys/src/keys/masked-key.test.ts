import { maskedKey } from './masked-key';

test('a masked key says what it opens and how it ends, as far as that is known', () => {
  expect(maskedKey('live', '5b4a')).toBe('ff_live_••••••••••••5b4a');
  expect(maskedKey('test')).toBe('ff_test_••••••••••••');
});
