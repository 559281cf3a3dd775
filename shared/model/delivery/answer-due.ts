import { parseLocalDateTime, toLocalDateTime } from '@fleetfoot/shared/domain';
import { addDays, publicHoliday, weekdayOf } from './public-holidays';

/** Hours in which the service answers, South African time. */
const OPENS = '08:00';
const CLOSES = '17:00';

function isBusinessDay(date: string): boolean {
  return ![0, 6].includes(weekdayOf(date)) && publicHoliday(date) === undefined;
}

function businessDayAfter(date: string): string {
  let next = addDays(date, 1);
  while (!isBusinessDay(next)) next = addDays(next, 1);
  return next;
}

/**
 * Until when the service has promised to answer what is written at a moment: within one business day. What is written at
 * night, on a weekend or on a public holiday counts from the next opening on.
 */
export function answerDue(written: Date): Date {
  const [date = '', time = ''] = toLocalDateTime(written).split('T');
  const isOpenDay = isBusinessDay(date);
  const counts =
    isOpenDay && time < CLOSES
      ? { date, time: time < OPENS ? OPENS : time }
      : { date: businessDayAfter(date), time: OPENS };
  return parseLocalDateTime(`${businessDayAfter(counts.date)}T${counts.time}`) ?? written;
}
