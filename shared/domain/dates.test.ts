import { formatDate, formatDateTime, formatTimeRange, parseLocalDateTime, toLocalDateTime } from './dates';

const NEW_YEAR = new Date('2025-12-31T22:30:00Z');

test('times are South African in every time zone of the device', () => {
  expect(formatDateTime(NEW_YEAR)).toBe('01 Jan 2026, 00:30');
  expect(toLocalDateTime(NEW_YEAR)).toBe('2026-01-01T00:30');
  expect(parseLocalDateTime('2026-01-01T00:30')).toEqual(NEW_YEAR);
});

test('every month has three letters', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    formatDate(new Date(Date.UTC(2026, month, 15))).slice(3, 6),
  );
  expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
});

test('a date and its time are those of the calendar of Johannesburg', () => {
  const calendar = new Intl.DateTimeFormat('en-GB', {
    ...{ day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ hourCycle: 'h23', timeZone: 'Africa/Johannesburg' },
  });
  const STEP_MS = 37 * 3_600_000 + 61_000;
  const last = Date.UTC(2070, 0, 1);
  for (let time = Date.UTC(1970, 0, 1); time < last; time += STEP_MS) {
    const date = new Date(time);
    expect(formatDateTime(date)).toBe(calendar.format(date).replace('Sept', 'Sep'));
  }
});

test('a date that is none cannot be written', () => {
  expect(() => formatDate(new Date(Number.NaN))).toThrow(RangeError);
});

test('a time range names the second date only when it is another day', () => {
  const start = new Date('2026-02-03T12:05:00Z');
  expect(formatTimeRange(start, new Date('2026-02-03T13:05:00Z'))).toBe('03 Feb 2026, 14:05 to 15:05');
  expect(formatTimeRange(start, new Date('2026-02-03T22:05:00Z'))).toBe(
    '03 Feb 2026, 14:05 to 04 Feb 2026, 00:05',
  );
});

test.each(['', 'tomorrow', '2026-02-03', '2026-13-40T10:00'])('%j is no date and time', (value) => {
  expect(parseLocalDateTime(value)).toBeUndefined();
});
