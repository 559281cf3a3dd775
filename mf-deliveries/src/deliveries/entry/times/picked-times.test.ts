import { beginningAt, beginnings, endings, firstDay, firstTimes, onDay } from './picked-times';

const NONE = { start: '', end: '' };
const moment = { earliest: '2026-11-25T09:32', isWindow: false };
const within = { ...moment, isWindow: true };
const late = (time: string) => ({ ...within, earliest: `2026-12-31T${time}` });

test('times of today are those ahead, and every quarter of other days', () => {
  expect(beginnings('2026-11-25', moment).slice(0, 2)).toEqual(['09:45', '10:00']);
  expect(beginnings('2026-11-26', moment)).toHaveLength(96);
  expect(beginnings('2026-11-24', moment)).toEqual([]);
});

test('a window begins early enough to end on the same day, and ends after it has begun', () => {
  expect(beginnings('2026-11-26', moment).at(-1)).toBe('23:45');
  expect(beginnings('2026-11-26', within).at(-1)).toBe('23:30');
  expect(endings('23:15')).toEqual(['23:30', '23:45']);
});

test('the first day is tomorrow where nothing of today is left', () => {
  expect(firstDay(within)).toBe('2026-11-25');
  expect(firstDay(late('23:31'))).toBe('2027-01-01');
  expect(firstDay({ ...late('23:31'), isWindow: false })).toBe('2026-12-31');
});

test.each([
  ['nothing', NONE, '2026-11-25', '09:45', '10:45'],
  ['a window', { start: '2026-11-27T08:00', end: '2026-11-27T12:00' }, '2026-11-27', '08:00', '12:00'],
  ['a time off the quarters', { start: '2026-11-27T08:07', end: '' }, '2026-11-27', '08:07', '09:07'],
  [
    'a window over midnight',
    { start: '2026-11-27T22:00', end: '2026-11-28T02:00' },
    '2026-11-27',
    '22:00',
    '23:00',
  ],
  [
    'an end before its start',
    { start: '2026-11-27T12:00', end: '2026-11-27T08:00' },
    '2026-11-27',
    '12:00',
    '13:00',
  ],
  ['a late start', { start: '2026-11-27T23:15', end: '' }, '2026-11-27', '23:15', '23:45'],
  [
    'a window that is over',
    { start: '2026-11-24T08:00', end: '2026-11-24T12:00' },
    '2026-11-25',
    '09:45',
    '13:45',
  ],
])('a choice begins with %s of the form', (_, held, day, from, to) => {
  expect(firstTimes(held, '2026-11-25T09:45', within)).toEqual({ day, from, to });
});

test('a choice begins tomorrow where nothing of today is left', () => {
  const tomorrow = { day: '2027-01-01', from: '00:00', to: '01:00' };
  expect(firstTimes(NONE, '2026-12-31T23:45', late('23:31'))).toEqual(tomorrow);
  expect(firstTimes(NONE, '2026-12-31T23:45', late('23:20'))).toEqual(tomorrow);
});

test('another beginning takes the end along, as far as the day goes', () => {
  const times = { day: '2026-11-25', from: '10:00', to: '12:30' };
  expect(beginningAt(times, '09:00')).toEqual({ ...times, from: '09:00', to: '11:30' });
  expect(beginningAt(times, '22:00')).toEqual({ ...times, from: '22:00', to: '23:45' });
});

test('another day keeps its times, but for those that are over', () => {
  const times = { day: '2026-11-27', from: '08:00', to: '09:00' };
  expect(onDay(times, '2026-12-02', within)).toEqual({ ...times, day: '2026-12-02' });
  expect(onDay(times, '2026-11-25', within)).toEqual({ day: '2026-11-25', from: '09:45', to: '10:45' });
  expect(onDay(times, '2026-11-20', within).day).toBe('2026-11-25');
});
