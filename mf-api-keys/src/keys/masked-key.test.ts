import { maskedKey } from './masked-key';

test('a masked key says what it opens and how it ends', () => {
  expect(maskedKey('live', '5b4a')).toBe('ff_live_••••••••••••5b4a');
});
