import { parseLocalDateTime } from '@fleetfoot/shared/domain';
import type { ListQuery } from './list-query';

const DAY_MS = 86_400_000;

/** Moments in milliseconds since 1970; `before` is excluded. */
export interface CreationRange {
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
