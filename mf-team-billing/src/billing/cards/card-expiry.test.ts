import { cardFixture } from '../../testing/card-fixture';
import { cardExpiry, expiryDate } from './card-expiry';

const AUGUST_2027 = cardFixture({ card: { exp_month: 8, exp_year: 2027 } });

test.each([
  ['2027-07-31T21:59:59Z', 'valid'],
  ['2027-07-31T22:00:00Z', 'ending'],
  ['2027-08-31T21:59:59Z', 'ending'],
  ['2027-08-31T22:00:00Z', 'expired'],
  ['2026-12-01T00:00:00Z', 'valid'],
  ['2028-01-01T00:00:00Z', 'expired'],
])('the time %s makes a card of 08/2027 %s', (now, expiry) => {
  expect(cardExpiry(AUGUST_2027, new Date(now))).toBe(expiry);
});

test('the expiry date is formatted as on the card', () => expect(expiryDate(AUGUST_2027)).toBe('08/2027'));
