import { toLocalDateTime } from '@fleetfoot/shared/domain';
import { recurringDelivery } from '@fleetfoot/shared/testing/recurring';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { DELIVERY_TEXTS } from './delivery-input';
import { addDays, publicHoliday, weekdayOf } from './public-holidays';
import {
  deliveryIDOfRun,
  externalIDOfRun,
  idleSince,
  looksAt,
  nextRuns,
  RECURRING_NAME,
  RUN_LEAD_MS,
  recurringOf,
  type Schedule,
  undecidedRun,
  WEEKDAYS,
} from './recurring-deliveries';
import { isDay, RecurringDetailsSchema, uselessSchedule } from './recurring-details';

const NOW = new Date('2026-11-25T07:00:00Z');

const datesOf = (schedule: Schedule, count = 5, from = NOW) =>
  nextRuns(schedule, from, count).map(({ date }) => date);

test('The next runs are on its days, from the next pickup time on', () => {
  expect(datesOf(recurringDelivery())).toEqual([
    ...['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02'],
  ]);
  expect(datesOf(recurringDelivery({ time: '09:01' }), 1)).toEqual(['2026-11-25']);
  expect(datesOf(recurringDelivery({ time: '09:00' }), 1)).toEqual(['2026-11-26']);
});

test('The last day has a run, and there is none after it or before the first', () => {
  const [starts, ends] = ['2026-12-01', '2026-12-02'];
  expect(datesOf(recurringDelivery({ starts, ends }))).toEqual([starts, ends]);
});

test('A public holiday is named; whether it is skipped is settled, and a skipped day is one whatever is settled', () => {
  const schedule = recurringDelivery({ skipped: ['2026-12-15'] });
  const from = new Date('2026-12-14T12:00:00Z');
  expect(nextRuns(schedule, from, 2)).toMatchObject([
    { date: '2026-12-15', skip: 'asked' },
    { date: '2026-12-16', skip: 'holiday', holiday: 'Day of Reconciliation' },
  ]);
  const [, holiday] = nextRuns({ ...schedule, holidays: 'run' }, from, 2);
  expect(holiday).toMatchObject({ holiday: 'Day of Reconciliation' });
  expect(holiday?.skip).toBeUndefined();
});

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
const schedules = fc
  .record({
    days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    time: fc
      .integer({ min: 0, max: 1439 })
      .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16)),
    starts: day,
    ends: fc.option(day, { nil: undefined }),
    holidays: fc.constantFrom<Schedule['holidays']>('run', 'skip'),
    skipped: fc.array(day, { maxLength: 5 }),
  })
  .map(({ ends, ...schedule }): Schedule => ({ ...schedule, ...(ends && { ends }) }));
const moments = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2032-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('Whatever the schedule, runs come in order, each day at most once, on its days and at its time', () => {
  fc.assert(
    fc.property(schedules, moments, (schedule, from) => {
      const runs = nextRuns(schedule, from, 12);
      if (schedule.ends === undefined) expect(runs).toHaveLength(12);
      expect(new Set(runs.map(({ date }) => date)).size).toBe(runs.length);
      let last = from;
      for (const { date, pickup, holiday, skip } of runs) {
        expect(pickup > last).toBe(true);
        last = pickup;
        expect(toLocalDateTime(pickup)).toBe(`${date}T${schedule.time}`);
        expect(schedule.days).toContain(WEEKDAYS[(weekdayOf(date) + 6) % 7]);
        expect(date >= schedule.starts && date <= (schedule.ends ?? date)).toBe(true);
        expect(holiday).toBe(publicHoliday(date));
        const isOff = schedule.skipped.includes(date) || (schedule.holidays === 'skip' && holiday);
        expect(skip !== undefined).toBe(Boolean(isOff));
      }
    }),
  );
});

test('No run lies between two moments that follow each other: deciding one after the other leaves none out', () => {
  fc.assert(
    fc.property(schedules, moments, (schedule, from) => {
      const runs = nextRuns(schedule, from, 6);
      let recurring = recurringDelivery({ ...schedule, decidedUntil: from });
      const decided = [];
      for (let next = undecidedRun(recurring); next && decided.length < 6; next = undecidedRun(recurring)) {
        decided.push(next);
        recurring = { ...recurring, decidedUntil: next.pickup };
      }
      expect(decided).toEqual(runs);
    }),
  );
});

test('A run is looked at twelve hours before its pickup, and a skipped one at its pickup', () => {
  const pickup = new Date('2026-11-23T06:30:00Z');
  expect(looksAt(recurringDelivery())).toEqual(new Date(pickup.getTime() - RUN_LEAD_MS));
  expect(looksAt(recurringDelivery({ skipped: ['2026-11-23'] }))).toEqual(pickup);
});

test('A recurring delivery that is paused or has ended is idle since then', () => {
  expect(idleSince(recurringDelivery())).toBeUndefined();
  const decidedUntil = new Date('2026-11-24T06:30:00Z');
  expect(idleSince(recurringDelivery({ ends: '2026-11-24', decidedUntil }))).toEqual(decidedUntil);
  const paused = recurringDelivery({ status: 'paused' });
  expect(idleSince(paused)).toEqual(paused.updated_at);
});

test('The id of a delivery says which run it is of, and no other id does', () => {
  const id = deliveryIDOfRun('Abc4567890abcdefghiJ', '2026-11-25');
  expect(recurringOf(id)).toEqual({ id: 'Abc4567890abcdefghiJ', date: '2026-11-25' });
  expect(['Abc4567890abcdefghiJ', 'Abc4567890abcdefghiJ-12', 'x-2026-11-25'].map(recurringOf)).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

test('The longest name with a date is an external ID', () => {
  const external = externalIDOfRun('x'.repeat(RECURRING_NAME), '2026-11-25');
  expect(external.length).toBeLessThanOrEqual(DELIVERY_TEXTS.external_id);
});

const STOP = {
  address: { text: '12 Long Street', coordinates: { latitude: -33.92, longitude: 18.42 } },
  name: 'Umoya Kitchen',
  phone_number: '021 555 0100',
  instructions: '',
};
const TYPED = {
  ...{ name: ' Morning bread ', days: 'friday,monday,friday', time: '08:30', starts: '2026-11-25' },
  ...{ ends: '', holidays: 'skip', deliverable_action: 'meet_at_door', pickup: STOP, dropoff: STOP },
};

test('A typed recurring delivery is trimmed, its days in order, its numbers in E.164', () => {
  expect(v.parse(RecurringDetailsSchema, TYPED)).toMatchObject({
    ...{ name: 'Morning bread', days: ['monday', 'friday'] },
    pickup: { phone_number: '+27215550100' },
  });
});

test.each<[string, object, string]>([
  ['no name', { name: ' ' }, 'Enter a name.'],
  ['no days', { days: '' }, 'Choose at least one day.'],
  ['no time', { time: '' }, 'Enter the pickup time, such as 08:30.'],
  ['a time that there is not', { time: '24:00' }, 'Enter the pickup time, such as 08:30.'],
  ['no first day', { starts: '' }, 'Enter the first day.'],
  ['a day that there is not', { starts: '2026-02-30' }, 'Enter the first day.'],
  ['a last day before the first', { ends: '2026-11-24' }, 'The last day must not be before the first day.'],
])('%s is refused, and it is said what to do', (_, changes, message) => {
  const { issues = [] } = v.safeParse(RecurringDetailsSchema, { ...TYPED, ...changes });
  expect(issues[0]?.message).toBe(message);
});

test.each([
  [{}, undefined],
  [{ ends: '2026-11-25' }, /^It would never run/],
  [{ starts: '2028-01-01' }, /more than a year away/],
  // Nothing but a public holiday.
  [{ days: ['wednesday'] as const, starts: '2026-12-16', ends: '2026-12-16' }, /^It would never run/],
])('The schedule %j is of use: %s', (changes, said) => {
  const schedule = { ...recurringDelivery(), ...changes } as Schedule;
  if (said) expect(uselessSchedule(schedule, NOW)).toMatch(said);
  else expect(uselessSchedule(schedule, NOW)).toBeUndefined();
});

test.each(['2026-2-3', '2026-13-01', '2026-02-30', 'x', '+02026-01-1'])('%s is no day', (text) => {
  expect(isDay(text)).toBe(false);
});
