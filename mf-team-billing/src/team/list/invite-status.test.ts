import { expiryText, hasExpired } from './invite-status';

const now = new Date('2026-12-05T09:00:00Z');

test.each([
  [new Date('2026-12-05T22:30:00Z'), false, 'Expires 06 Dec 2026'],
  [new Date(now.getTime() + 1), false, 'Expires 05 Dec 2026'],
  [now, true, 'Expired'],
  [new Date('2026-01-01T00:00:00Z'), true, 'Expired'],
])('an invitation until %s has expired: %s; its text is %s', (expiresAt, expired, text) => {
  expect(hasExpired({ expiresAt }, now)).toBe(expired);
  expect(expiryText({ expiresAt }, now)).toBe(text);
});
