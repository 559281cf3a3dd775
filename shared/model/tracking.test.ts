import { hasTrackingPage, trackingClosesAt } from './tracking';

const PICKUP = new Date('2026-02-03T08:00:00Z');
const WINDOW = { start: PICKUP, end: new Date('2026-02-03T16:00:00Z') };
const ENDED = new Date('2026-02-03T10:30:00Z');

test.each([
  ['waits', { status: 'Created' }, '2026-02-04T08:00:00.000Z'],
  [
    'waits until the end of its window',
    { status: 'Created', dropoff_window: WINDOW },
    '2026-02-04T16:00:00.000Z',
  ],
  [
    'is on the road after its window',
    {
      status: 'Collected',
      dropoff_window: WINDOW,
      status_times: { Collected: new Date('2026-02-03T17:00:00Z') },
    },
    '2026-02-04T17:00:00.000Z',
  ],
  [
    'was delivered before the end of its window',
    { status: 'Delivered', dropoff_window: WINDOW, status_times: { Collected: PICKUP, Delivered: ENDED } },
    '2026-02-04T10:30:00.000Z',
  ],
  [
    'came back',
    { status: 'Returned', status_times: { Failed: PICKUP, Returned: ENDED } },
    '2026-02-04T10:30:00.000Z',
  ],
  ['ended, of which no times are known', { status: 'Delivered' }, '2026-02-04T08:00:00.000Z'],
])('the tracking page of a delivery that %s closes a day later', (_, delivery, expected) => {
  expect(trackingClosesAt({ pickup_time: PICKUP, ...delivery }).toISOString()).toBe(expected);
});

test('a tracking page is open until it closes, unless its delivery is blanked', () => {
  const pending = { status: 'Created', pickup_time: PICKUP };
  const closesAt = trackingClosesAt(pending);
  const justBefore = new Date(closesAt.getTime() - 1);
  expect(hasTrackingPage(pending, justBefore)).toBe(true);
  expect(hasTrackingPage(pending, closesAt)).toBe(false);
  expect(hasTrackingPage({ ...pending, blanked_at: PICKUP }, justBefore)).toBe(false);
});
