import { toLocalDateTime } from '@fleetfoot/shared/domain';
import fc from 'fast-check';
import { answerDue } from './answer-due';
import { publicHoliday, weekdayOf } from './public-holidays';

const due = (local: string) => toLocalDateTime(answerDue(new Date(`${local}:00+02:00`)));

test.each([
  ['on a business day', '2026-11-25T14:00', '2026-11-26T14:00'],
  ['before it opens', '2026-11-25T06:10', '2026-11-26T08:00'],
  ['after it closes', '2026-11-25T17:00', '2026-11-27T08:00'],
  ['at midnight', '2026-11-25T00:00', '2026-11-26T08:00'],
  ['on a Friday', '2026-11-27T16:59', '2026-11-30T16:59'],
  ['on a Friday evening', '2026-11-27T20:00', '2026-12-01T08:00'],
  ['on a Saturday', '2026-11-28T10:00', '2026-12-01T08:00'],
  ['on the day before a public holiday', '2026-12-15T10:00', '2026-12-17T10:00'],
  ['on a public holiday', '2026-12-16T10:00', '2026-12-18T08:00'],
  ['before Easter', '2026-04-02T12:00', '2026-04-07T12:00'],
  // Christmas and Goodwill, a weekend, and New Year's Day after it.
  ['on Christmas Eve', '2026-12-24T09:00', '2026-12-28T09:00'],
])('The answer to what is written %s, %s, is due at %s', (_, written, expected) => {
  expect(due(written)).toBe(expected);
});

test('An answer is due on a business day within its hours, later than it was asked for and within a week', () => {
  const moments = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2034-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (written) => {
      const at = answerDue(written);
      const [date = '', time = ''] = toLocalDateTime(at).split('T');
      expect([0, 6]).not.toContain(weekdayOf(date));
      expect(publicHoliday(date)).toBeUndefined();
      expect(time >= '08:00' && time < '17:00').toBe(true);
      const hours = (at.getTime() - written.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThan(14);
      expect(hours).toBeLessThan(24 * 7);
    }),
  );
});
