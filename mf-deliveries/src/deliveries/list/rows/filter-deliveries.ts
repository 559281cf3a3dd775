import { parseLocalDateTime } from '@fleetfoot/shared/domain';
import { type Delivery, isLate, LATE } from '@fleetfoot/shared/model';
import type { ListQuery } from '../query/list-query';
import { searchTest } from './search-deliveries';

const DAY_MS = 86_400_000;

/** Moments in milliseconds since 1970; `before` is excluded. */
interface CreationRange {
  readonly from?: number;
  readonly before?: number;
}

/** Earlier days are years that are still being typed: `0002`, `0020`, `0202`. */
const FIRST_DAY = '2000-01-01';

function startOf(day: string): Date | undefined {
  return day < FIRST_DAY ? undefined : parseLocalDateTime(`${day}T00:00`);
}

/** The South African days of a query as moments. */
export function creationRange({ from, to }: Pick<ListQuery, 'from' | 'to'>): CreationRange {
  const start = startOf(from);
  const end = startOf(to);
  return {
    ...(start && { from: start.getTime() }),
    ...(end && { before: end.getTime() + DAY_MS }),
  };
}

/**
 * The deliveries that fit a query, in the order they came in.
 * @param now in milliseconds since 1970; it matters where the query asks for what is late
 */
export function filterDeliveries(
  deliveries: readonly Delivery[],
  query: ListQuery,
  now: number,
): readonly Delivery[] {
  const { from = Number.NEGATIVE_INFINITY, before = Number.POSITIVE_INFINITY } = creationRange(query);
  const isFound = searchTest(query.search);
  const hasStatus = (delivery: Delivery) =>
    query.status === LATE ? isLate(delivery, now) : ['', delivery.status].includes(query.status);
  return deliveries.filter((delivery) => {
    const created = delivery.created_at.getTime();
    return (
      hasStatus(delivery) &&
      (query.urgency === '' || delivery.urgency_level === query.urgency) &&
      created >= from &&
      created < before &&
      isFound(delivery)
    );
  });
}
