import { Timestamp } from 'firebase-admin/firestore';
import { withoutNumber } from './number-in-text';

const clean = withoutNumber('+27831234567');
const MASK = '•••••••••567';

test.each([
  '+27831234567',
  '27831234567',
  '0027831234567',
  '+27 83 123 4567',
  '+27 (0)83-123-4567',
  '0831234567',
  '083 123 4567',
  '083-123-4567',
  '083/123.4567',
  '831234567',
])('the number as %s is taken out of a text, and what stands around it stays', (form) => {
  expect(clean(`Call ${form}, then wait`)).toBe(`Call ${MASK}, then wait`);
  expect(clean(`{"phone":"${form}"}`)).toBe(`{"phone":"${MASK}"}`);
});

test.each(['10831234567', '08312345678', '0831234568', '+27821234567', '2026-08-31'])(
  '%s is another number',
  (text) => {
    expect(clean(text)).toBe(text);
  },
);

test('a number of another country is found with and without its plus', () => {
  const foreign = withoutNumber('+26650123456');
  expect(foreign('266 5012 3456 or +26650123456')).toBe('•••••••••456 or •••••••••456');
});

test('maps, lists, names of fields and figures are cleaned, and a field that is a number is empty', () => {
  const at = Timestamp.fromMillis(0);
  expect(
    clean({
      ...{ dropoff_phone_number: '+27831234567', contactPhoneNumber: '083 123 4567', at },
      metadata: { '0831234567': 'vip', list: ['a', '0831234567'], figure: 27831234567 },
    }),
  ).toEqual({
    ...{ dropoff_phone_number: '', contactPhoneNumber: '', at },
    metadata: { [MASK]: 'vip', list: ['a', MASK], figure: 0 },
  });
});

test('a value without the number is the very same', () => {
  const value = { a: ['b', { c: 1 }], at: Timestamp.fromMillis(0) };
  expect(clean(value)).toBe(value);
});
