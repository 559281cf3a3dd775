import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import { DETAIL } from '../../texts/english/detail';
import { delivery } from '../testing/delivery';
import { nextSteps } from './next-steps';

const at = (time: string) => new Date(`2026-02-03T${time}Z`);
const NOW = at('11:30');
const window = (start: string, end: string) => ({ start: at(start), end: at(end) });
const steps = (part: Parameters<typeof delivery>[0], now = NOW) =>
  nextSteps(delivery(part), now, DETAIL.timeline).map(({ status, when }) => [status, when]);

test('a new delivery says what comes next, and when as far as it is known', () => {
  expect(
    steps({
      urgency_level: 'time_window',
      pickup_window: window('12:00', '13:00'),
      dropoff_window: window('13:00', '14:30'),
    }),
  ).toEqual([
    ['Courier assigned', ''],
    ['Collected', '03 Feb 2026, 14:00 to 15:00'],
    ['Delivered', '03 Feb 2026, 15:00 to 16:30'],
  ]);
});

test.each([
  ['scheduled', '03 Feb 2026, 14:00'],
  ['on_demand', 'As soon as possible'],
] as const)('a delivery that is %s is collected then', (urgency_level, when) => {
  const [, collected, delivered] = steps({ urgency_level, pickup_time: at('12:00') });
  expect([collected, delivered]).toEqual([
    ['Collected', when],
    ['Delivered', ''],
  ]);
});

test('a delivery that is fetched at a set time is there about when its road says', () => {
  const price = quotedPrice(FIRST_TARIFF, { urgency_level: 'scheduled', metres: 7_000, seconds: 900 });
  const pickup_time = at('12:00');
  expect(steps({ urgency_level: 'scheduled', pickup_time, price }).at(-1)).toEqual([
    'Delivered',
    'About 03 Feb 2026, 14:15',
  ]);
  expect(steps({ urgency_level: 'on_demand', pickup_time, price }).at(-1)).toEqual(['Delivered', '']);
});

test('a time that has passed is not told', () => {
  const windows = {
    urgency_level: 'time_window',
    pickup_window: window('12:00', '13:00'),
    dropoff_window: window('13:00', '14:30'),
  } as const;
  expect(steps(windows, at('12:59'))[1]).toEqual(['Collected', '03 Feb 2026, 14:00 to 15:00']);
  expect(steps(windows, at('13:00')).slice(1)).toEqual([
    ['Collected', ''],
    ['Delivered', '03 Feb 2026, 15:00 to 16:30'],
  ]);
  expect(steps({ ...windows, status: 'Collected' }, at('14:30'))).toEqual([['Delivered', '']]);
});

test('a set time and what its road says are told until it has passed or a courier is under way', () => {
  const price = quotedPrice(FIRST_TARIFF, { urgency_level: 'scheduled', metres: 7_000, seconds: 900 });
  const scheduled = { urgency_level: 'scheduled', pickup_time: at('12:00'), price } as const;
  const late = [
    ['Collected', ''],
    ['Delivered', ''],
  ];
  expect(steps(scheduled, at('12:05')).slice(1)).toEqual(late);
  expect(steps({ ...scheduled, status: 'Courier assigned' }, at('11:50'))).toEqual([
    ['Collected', '03 Feb 2026, 14:00'],
    ['Delivered', ''],
  ]);
  expect(steps({ ...scheduled, status: 'Collected' }, at('12:40'))).toEqual([['Delivered', '']]);
});

test('a step that has happened already is not to come', () => {
  expect(steps({ status: 'At pickup' }).map(([status]) => status)).toEqual(['Collected', 'Delivered']);
  expect(steps({ status: 'At drop-off' }).map(([status]) => status)).toEqual(['Delivered']);
});

test.each(['Delivered', 'Failed', 'Returning', 'of a later release'])(
  'a delivery that is %s has nothing to come',
  (status) => {
    expect(steps({ status })).toEqual([]);
  },
);

test('a cancelled delivery has nothing to come', () => {
  expect(
    nextSteps({ ...delivery(), cancelled_at: at('12:30'), cancelled_by: 'api' }, NOW, DETAIL.timeline),
  ).toEqual([]);
});
