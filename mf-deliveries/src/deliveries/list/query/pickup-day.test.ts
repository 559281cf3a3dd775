import { pickupDay } from './pickup-day';

/** A quarter past one at night, the day after, in South Africa. */
const NOW = new Date('2026-02-03T23:15:00Z');

test('today and tomorrow are days of South Africa, other days stay', () => {
  expect(pickupDay('today', NOW)).toBe('2026-02-04');
  expect(pickupDay('tomorrow', NOW)).toBe('2026-02-05');
  expect(pickupDay('2026-03-01', NOW)).toBe('2026-03-01');
  expect(pickupDay('', NOW)).toBe('');
});
