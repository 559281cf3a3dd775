import fc from 'fast-check';
import { clampBikes, typedBikes } from './typed-bikes';

test.each([
  ['8', '8', 8, undefined],
  ['024', '24', 24, undefined],
  ['25', '24', 24, 'A campaign has 1 to 24 bikes. 25 became 24.'],
  ['0', '1', 1, 'A campaign has 1 to 24 bikes. 0 became 1.'],
  ['-3', '3', 3, undefined],
  ['12 bikes', '12', 12, undefined],
  ['999999', '24', 24, 'A campaign has 1 to 24 bikes. 999999 became 24.'],
  ['', '', undefined, undefined],
  ['bikes', '', undefined, undefined],
])('%j', (typed, text, noOfBikes, note) => {
  expect(typedBikes(typed)).toEqual({ text, noOfBikes, note });
});

test('whatever is typed, the number is one that may be, and a changed one says so', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const { text, noOfBikes, note } = typedBikes(typed);
      const digits = typed.replace(/\D/g, '');
      expect(noOfBikes === undefined).toBe(digits === '');
      if (noOfBikes === undefined) return;
      expect(text).toBe(String(noOfBikes));
      expect(noOfBikes).toBe(clampBikes(Number(digits)));
      expect(noOfBikes).toBeGreaterThanOrEqual(1);
      expect(noOfBikes).toBeLessThanOrEqual(24);
      expect(note === undefined).toBe(Number(digits) === noOfBikes);
    }),
  );
});
