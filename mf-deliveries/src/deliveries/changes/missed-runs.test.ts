import { recurringDelivery } from '@fleetfoot/shared/testing/recurring';
import { missedNotice } from './missed-runs';

const NOW = new Date('2026-11-24T08:00:00Z');
const missed = { date: '2026-11-24', reason: 'outage', at: NOW };

test('a missed run is a notice that says why and leads to its page', () => {
  expect(missedNotice(recurringDelivery({ missed }), NOW)).toEqual({
    id: `${'r'.repeat(20)} 2026-11-24 missed`,
    title: 'Morning bread was missed on 24 Nov 2026',
    text: 'Our service did not run at that time. No delivery was created.',
    path: `/recurring/${'r'.repeat(20)}`,
    at: NOW,
  });
});

test('a recurring delivery that missed nothing lately is no notice', () => {
  expect(missedNotice(recurringDelivery(), NOW)).toBeUndefined();
  const later = new Date(NOW.getTime() + 7 * 86_400_000);
  expect(missedNotice(recurringDelivery({ missed }), later)).toBeUndefined();
});

test('a run that was missed for a reason of a later release says once that there is no delivery', () => {
  const unknown = recurringDelivery({ missed: { ...missed, reason: 'flood' } });
  expect(missedNotice(unknown, NOW)).toMatchObject({ text: 'No delivery was created.' });
});
