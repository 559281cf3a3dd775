import type { PendingCode } from '@fleetfoot/shared/firebase';
import { dropPendingCode, keepPendingCode, readPendingCode } from './pending-code';

const code: PendingCode = { phoneNumber: '+27821234567', sentAt: 0, confirm: async () => {} };

afterEach(dropPendingCode);

test('nothing is pending at first', () => {
  expect(readPendingCode()).toBeUndefined();
});

test('keeps the last code until it is dropped', () => {
  const later = { ...code, sentAt: 1 };
  keepPendingCode(code);
  keepPendingCode(later);
  expect(readPendingCode()).toBe(later);
  dropPendingCode();
  expect(readPendingCode()).toBeUndefined();
});

test('writes nothing to disk', () => {
  keepPendingCode(code);
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
});
