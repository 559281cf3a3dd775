import { parseLocalDateTime } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { isLate, LATE } from '@fleetfoot/shared/model/delivery/delivery-lateness';
import type { ListQuery } from '../query/list-query';
import { NEEDS_YOU, needsYou } from './needs-you';
import { searchTest } from './search-deliveries';

const DAY_MS = 86_400_000;

/** Moments in milliseconds since 1970; `before` is excluded. */
interface DayRange {
  readonly from?: number;
  readonly before?: number;
}

/** Earlier days are years that are still being typed: `0002`, `0020`, `0202`. */
const FIRST_DAY = '2000-01-01';

function startOf(day: string): Date | undefined {
  return day < FIRST_DAY ? undefined : parseLocalDateTime(`${day}T00:00`);
}

/** South African days as moments, those of a query's creation for example. */
export function dayRange({ from, to }: Pick<ListQuery, 'from' | 'to'>): DayRange {
  const start = startOf(from);
  const end = startOf(to);
  return {
    ...(start && { from: start.getTime() }),
    ...(end && { before: end.getTime() + DAY_MS }),
  };
}

function isWithin(time: Date, range: DayRange): boolean {
  const { from = Number.NEGATIVE_INFINITY, before = Number.POSITIVE_INFINITY } = range;
  return time.getTime() >= from && time.getTime() < before;
}

/** What is chosen in place of a status and depends on the moment. */
const OF_THE_MOMENT: ReadonlyMap<string, (delivery: Delivery, now: number) => boolean> = new Map([
  [LATE, isLate],
  [NEEDS_YOU, needsYou],
]);

/** Whether what a status stands for depends on the moment: no database can answer it. */
export function isOfTheMoment(status: string): boolean {
  return OF_THE_MOMENT.has(status);
}

/**
 * The deliveries that fit a query, in the order they came in; its day of pickup is a day.
 * @param now in milliseconds since 1970; it matters where the query asks for what is late
 */
export function filterDeliveries(
  deliveries: readonly Delivery[],
  query: ListQuery,
  now: number,
): readonly Delivery[] {
  const created = dayRange(query);
  const pickup = dayRange({ from: query.pickup, to: query.pickup });
  const isFound = searchTest(query.search);
  const isNow = OF_THE_MOMENT.get(query.status);
  const hasStatus = (delivery: Delivery) =>
    isNow ? isNow(delivery, now) : ['', delivery.status].includes(query.status);
  return deliveries.filter((delivery) => {
    return (
      hasStatus(delivery) &&
      (query.urgency === '' || delivery.urgency_level === query.urgency) &&
      isWithin(delivery.created_at, created) &&
      isWithin(delivery.pickup_time, pickup) &&
      isFound(delivery)
    );
  });
}
