import { formatDate, formatDateTime, parseLocalDateTime } from '@fleetfoot/shared/domain';
import {
  nextRuns,
  type PlannedRun,
  type RecurringDelivery,
  type Schedule,
  WEEKDAYS,
  type Weekday,
} from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { Badge } from '@fleetfoot/shared/ui';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import { recurringTexts } from '../../texts/recurring';
import { isMissedLately } from './runs';

const ENGLISH = recurringTexts.english;

const WORKING_DAYS = 5;

/** `Weekdays`, or the days by name. */
export function daysText(days: readonly Weekday[], texts = ENGLISH): string {
  const isOn = (day: Weekday) => days.includes(day);
  const [working, weekend] = [WEEKDAYS.slice(0, WORKING_DAYS), WEEKDAYS.slice(WORKING_DAYS)];
  const others = days.length;
  if (others === WEEKDAYS.length) return texts.everyDay;
  if (others === working.length && working.every(isOn)) return texts.weekdays;
  if (others === weekend.length && weekend.every(isOn)) return texts.weekends;
  const names = WEEKDAYS.filter(isOn).map((day) => texts.days[day]);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : texts.and(names.join(', '), last);
}

/** `Weekdays at 08:30` */
export function scheduleText({ days, time }: Pick<Schedule, 'days' | 'time'>, texts = ENGLISH): string {
  return texts.at(daysText(days, texts), time);
}

/** A moment with its weekday before it. */
function withWeekday(moment: Date, written: string, texts: typeof ENGLISH): string {
  // By South African time, whatever zone the device is in.
  const weekday = new Date(moment.getTime() + 2 * 3_600_000).getUTCDay();
  const day = WEEKDAYS[(weekday + 6) % WEEKDAYS.length];
  return day ? texts.on(texts.days[day], written) : written;
}

/** A run with its weekday: `Wednesday, 25 Nov 2026, 08:30`. */
export function pickupText(pickup: Date, texts = ENGLISH): string {
  return withWeekday(pickup, formatDateTime(pickup), texts);
}

/**
 * What an `<input type="date">` holds, which the browser writes in its own order: `Wednesday, 25 Nov 2026`.
 * @returns `undefined` while it holds no day
 */
export function typedDayText(typed: string, texts = ENGLISH): string | undefined {
  const day = parseLocalDateTime(`${typed}T00:00`);
  return day && withWeekday(day, formatDate(day), texts);
}

const OBSERVED = / \(observed\)$/;

/** Gives what says public holidays, of which two may fall on a day, in the language of the page. */
export function useHolidayText(): (holiday: string) => string {
  const texts = usePageTexts(recurringTexts);
  const say = useInWords();
  return (holiday) => {
    const [first = '', second] = holiday.replace(OBSERVED, '').split(' and ');
    const names = second === undefined ? say(first) : texts.and(say(first), say(second));
    return OBSERVED.test(holiday) ? texts.observed(names) : names;
  };
}

/** The next run that is not skipped. */
export function nextRun(recurring: RecurringDelivery, now: Date): PlannedRun | undefined {
  if (recurring.status === 'paused') return undefined;
  // More than there are days to skip in a row.
  return nextRuns(recurring, now, 100).find(({ skip }) => skip === undefined);
}

interface StateProps {
  readonly recurring: RecurringDelivery;
  readonly now: Date;
}

/** Whether it creates deliveries, and whether one is missing. */
export function RecurringState({ recurring, now }: StateProps) {
  const { states } = usePageTexts(recurringTexts);
  if (isMissedLately(recurring, now)) return <Badge tone="danger">{states.missed}</Badge>;
  if (recurring.status === 'paused') return <Badge tone="warning">{states.paused}</Badge>;
  if (!nextRun(recurring, now)) return <Badge>{states.ended}</Badge>;
  return <Badge tone="success">{states.active}</Badge>;
}
