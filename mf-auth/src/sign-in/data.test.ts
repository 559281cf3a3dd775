import type { PendingCode } from '@fleetfoot/shared/firebase';
import { dropPendingCode, keepPendingCode, readPendingCode } from './data';

const code: PendingCode = { phoneNumber: '+27821234567', sentAt: 0, confirm: async () => {} };

afterEach(dropPendingCode);

test('no code is pending at first', () => {
  expect(readPendingCode()).toBeUndefined();
});

test('the last code is kept until it is dropped', () => {
  const later = { ...code, sentAt: 1 };
  keepPendingCode(code);
  keepPendingCode(later);
  expect(readPendingCode()).toBe(later);
  dropPendingCode();
  expect(readPendingCode()).toBeUndefined();
});

test('a pending code is not written to disk', () => {
  keepPendingCode(code);
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
});
