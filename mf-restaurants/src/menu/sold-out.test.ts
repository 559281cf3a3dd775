import { asOf, isSoldOut, quickTimes, soldOutText, usualTime } from './sold-out';
import { menuItem } from './testing/menu-item-fixture';

// Saturday, 23:30 in South Africa.
const NOW = new Date('2026-11-21T21:30:20Z');

test('an item is sold out until its time, then available', () => {
  const item = menuItem({ soldOutUntil: NOW });
  expect(isSoldOut(item, new Date(NOW.getTime() - 1))).toBe(true);
  expect(isSoldOut(item, NOW)).toBe(false);
  expect(isSoldOut(menuItem(), NOW)).toBe(false);
  expect(asOf(item, NOW).soldOutUntil).toBeUndefined();
  expect(asOf(item, new Date(0)).soldOutUntil).toBe(NOW);
});

test.each([
  ['2026-11-21T21:45:00Z', 'Sold out until 23:45'],
  ['2026-11-21T22:00:00Z', 'Sold out for the rest of today'],
  ['2026-11-22T15:00:00Z', 'Sold out until 22 Nov 2026, 17:00'],
  ['2026-11-22T22:00:00Z', 'Sold out until 23 Nov 2026'],
])('the time %s reads: %s', (until, text) => {
  expect(soldOutText(new Date(until), NOW)).toBe(text);
});

test('the quick choices mean South African days and whole minutes', () => {
  expect(quickTimes(NOW).map(({ label, until }) => [label, until.toISOString()])).toEqual([
    ['1 hour', '2026-11-21T22:31:00.000Z'],
    ['Until tomorrow 06:00', '2026-11-22T04:00:00.000Z'],
    ['Today and tomorrow', '2026-11-22T22:00:00.000Z'],
  ]);
  const monday = new Date('2026-11-23T08:00:00Z');
  expect(quickTimes(monday).at(-1)?.until.toISOString()).toBe('2026-11-29T22:00:00.000Z');
});

test('the quick choices of every hour of two weeks are moments apart', () => {
  for (let hour = 0; hour < 14 * 24; hour += 1) {
    const untils = quickTimes(new Date(NOW.getTime() + hour * 3_600_000)).map(({ until }) => until.getTime());
    expect(new Set(untils).size).toBe(untils.length);
  }
});

test.each([
  ['2026-11-21T17:59:59Z', 'Rest of today', '2026-11-21T22:00:00.000Z'],
  ['2026-11-21T18:00:00Z', 'Until tomorrow 06:00', '2026-11-22T04:00:00.000Z'],
  ['2026-11-21T21:59:59Z', 'Until tomorrow 06:00', '2026-11-22T04:00:00.000Z'],
  ['2026-11-21T22:00:00Z', 'Rest of today', '2026-11-22T22:00:00.000Z'],
])('the usual time at %s is: %s', (now, label, until) => {
  const usual = usualTime(new Date(now));
  expect([usual.label, usual.until.toISOString()]).toEqual([label, until]);
});
